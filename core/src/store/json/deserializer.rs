//! Deserializes types from trees of JSON values.
//!
//! What is generic over the type is kept short, because it is compiled for every type that is stored.

use std::{borrow::Cow, slice::Iter};

use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer as _, MapAccess, SeqAccess,
    VariantAccess, Visitor, value::StrDeserializer,
};

use super::value::Value;

/// The value is not one of the type.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the value is of another type")]
pub(super) struct Mismatch;

impl Error for Mismatch {
    fn custom<T>(_: T) -> Self {
        Self
    }
}

impl<'t> Value<'t> {
    fn text(&self) -> Result<&str, Mismatch> {
        match self {
            Self::Text(text) => Ok(text),
            _ => Err(Mismatch),
        }
    }

    fn signed(&self) -> Result<i64, Mismatch> {
        match self {
            Self::Number(number) => number.parse().map_err(|_| Mismatch),
            _ => Err(Mismatch),
        }
    }

    fn unsigned(&self) -> Result<u64, Mismatch> {
        match self {
            Self::Number(number) => number.parse().map_err(|_| Mismatch),
            _ => Err(Mismatch),
        }
    }

    fn list(&self) -> Result<Iter<'_, Value<'t>>, Mismatch> {
        match self {
            Self::List(list) => Ok(list.iter()),
            _ => Err(Mismatch),
        }
    }

    fn fields(&self) -> Result<Fields<'_, 't>, Mismatch> {
        match self {
            Self::Map(map) => Ok(Fields {
                rest: map.iter(),
                value: None,
            }),
            _ => Err(Mismatch),
        }
    }

    /// The name of an enum's variant, and what the variant holds.
    fn variant(&self) -> Result<(&str, &Value<'t>), Mismatch> {
        match self {
            Self::Text(name) => Ok((name, &Value::Null)),
            Self::Map(map) => match &map[..] {
                [(name, value)] => Ok((name, value)),
                _ => Err(Mismatch),
            },
            _ => Err(Mismatch),
        }
    }
}

struct List<'v, 't>(Iter<'v, Value<'t>>);

impl<'v> SeqAccess<'v> for List<'v, '_> {
    type Error = Mismatch;

    fn next_element_seed<T: DeserializeSeed<'v>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Mismatch> {
        self.0
            .next()
            .map(|value| seed.deserialize(value))
            .transpose()
    }
}

struct Fields<'v, 't> {
    rest: Iter<'v, (Cow<'t, str>, Value<'t>)>,
    /// The value of the last key.
    value: Option<&'v Value<'t>>,
}

impl<'v> Fields<'v, '_> {
    fn next_key(&mut self) -> Option<StrDeserializer<'v, Mismatch>> {
        let (key, value) = self.rest.next()?;
        self.value = Some(value);
        Some((&**key).into_deserializer())
    }
}

impl<'v> MapAccess<'v> for Fields<'v, '_> {
    type Error = Mismatch;

    fn next_key_seed<K: DeserializeSeed<'v>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Mismatch> {
        self.next_key().map(|key| seed.deserialize(key)).transpose()
    }

    fn next_value_seed<V: DeserializeSeed<'v>>(&mut self, seed: V) -> Result<V::Value, Mismatch> {
        seed.deserialize(self.value.ok_or(Mismatch)?)
    }
}

struct Variant<'v, 't> {
    name: &'v str,
    value: &'v Value<'t>,
}

impl<'v, 't> EnumAccess<'v> for Variant<'v, 't> {
    type Error = Mismatch;
    type Variant = &'v Value<'t>;

    fn variant_seed<V: DeserializeSeed<'v>>(
        self,
        seed: V,
    ) -> Result<(V::Value, &'v Value<'t>), Mismatch> {
        let name: StrDeserializer<Mismatch> = self.name.into_deserializer();
        Ok((seed.deserialize(name)?, self.value))
    }
}

impl<'v> VariantAccess<'v> for &'v Value<'_> {
    type Error = Mismatch;

    fn unit_variant(self) -> Result<(), Mismatch> {
        if *self == Value::Null {
            Ok(())
        } else {
            Err(Mismatch)
        }
    }

    fn newtype_variant_seed<T: DeserializeSeed<'v>>(self, seed: T) -> Result<T::Value, Mismatch> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Mismatch> {
        self.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'v>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        self.deserialize_map(visitor)
    }
}

macro_rules! read_as {
    ($($method:ident: $read:ident, $visit:ident;)*) => {$(
        fn $method<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
            visitor.$visit(self.$read()?)
        }
    )*};
}

impl<'v> Deserializer<'v> for &'v Value<'_> {
    type Error = Mismatch;

    read_as! {
        deserialize_i8: signed, visit_i64;
        deserialize_i16: signed, visit_i64;
        deserialize_i32: signed, visit_i64;
        deserialize_i64: signed, visit_i64;
        deserialize_u8: unsigned, visit_u64;
        deserialize_u16: unsigned, visit_u64;
        deserialize_u32: unsigned, visit_u64;
        deserialize_u64: unsigned, visit_u64;
        deserialize_char: text, visit_str;
        deserialize_str: text, visit_str;
        deserialize_string: text, visit_str;
        deserialize_identifier: text, visit_str;
        deserialize_map: fields, visit_map;
    }

    /// Nothing is stored whose type depends on the value.
    fn deserialize_any<V: Visitor<'v>>(self, _: V) -> Result<V::Value, Mismatch> {
        Err(Mismatch)
    }

    // No fractions or bytes are stored.
    serde::forward_to_deserialize_any! { <V: Visitor<'v>> f32 f64 bytes byte_buf }

    fn deserialize_bool<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        match self {
            Value::Bool(value) => visitor.visit_bool(*value),
            _ => Err(Mismatch),
        }
    }

    fn deserialize_option<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        match self {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        self.unit_variant()?;
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        self.deserialize_unit(visitor)
    }

    fn deserialize_newtype_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        let mut list = List(self.list()?);
        let value = visitor.visit_seq(&mut list)?;
        if list.0.len() == 0 {
            Ok(value)
        } else {
            Err(Mismatch)
        }
    }

    fn deserialize_tuple<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Mismatch> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        self.deserialize_map(visitor)
    }

    fn deserialize_enum<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Mismatch> {
        let (name, value) = self.variant()?;
        visitor.visit_enum(Variant { name, value })
    }

    fn deserialize_ignored_any<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Mismatch> {
        visitor.visit_unit()
    }
}
