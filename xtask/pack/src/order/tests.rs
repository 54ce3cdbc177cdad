use super::order;
use std::collections::BTreeMap;
use wasm_encoder::{
    CodeSection, EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection,
    Module, TypeSection, ValType,
};
use wasmparser::{Operator, Parser, Payload};

/// One imported function and six exported ones: `a`, `c` and `e` are alike and call the function before
/// them; `b`, `d` and `f` are alike, too.
fn program() -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    types.ty().function([ValType::I64], []);
    let mut imports = ImportSection::new();
    imports.import("env", "g", EntityType::Function(0));
    let (mut functions, mut exports, mut code) = (
        FunctionSection::new(),
        ExportSection::new(),
        CodeSection::new(),
    );
    for (place, name) in ["a", "b", "c", "d", "e", "f"].into_iter().enumerate() {
        let place = place as u32;
        functions.function(place % 2);
        exports.export(name, ExportKind::Func, place + 1);
        let mut function = Function::new([]);
        for number in 0..50 {
            let number = if place.is_multiple_of(2) {
                number
            } else {
                number * number + 7
            };
            function.instructions().i64_const(number).drop();
        }
        if place.is_multiple_of(2) {
            function.instructions().call(place);
        }
        function.instructions().end();
        code.function(&function);
    }
    let mut module = Module::new();
    module.section(&types).section(&imports).section(&functions);
    module.section(&exports).section(&code);
    module.finish()
}

/// The exported functions in their order, each with its type, its length and the name of the function that it calls.
fn exported(wasm: &[u8]) -> Vec<(String, u32, usize, Option<String>)> {
    let (mut types, mut names, mut bodies) = (Vec::new(), BTreeMap::new(), Vec::new());
    for payload in Parser::new(0).parse_all(wasm) {
        match payload.unwrap() {
            Payload::FunctionSection(section) => {
                types = section.into_iter().map(Result::unwrap).collect();
            }
            Payload::ExportSection(section) => {
                let exports = section.into_iter().map(Result::unwrap);
                names = exports.map(|it| (it.index, it.name.to_owned())).collect();
            }
            Payload::CodeSectionEntry(body) => bodies.push(body),
            _ => (),
        }
    }
    let called = |body: &wasmparser::FunctionBody<'_>| {
        let mut operators = body.get_operators_reader().unwrap().into_iter();
        operators.find_map(|operator| match operator.unwrap() {
            Operator::Call { function_index } => Some(
                names
                    .get(&function_index)
                    .map_or("imported", String::as_str)
                    .to_owned(),
            ),
            _ => None,
        })
    };
    let one = |(place, body): (usize, &wasmparser::FunctionBody<'_>)| {
        let name = names[&(place as u32 + 1)].clone();
        (name, types[place], body.as_bytes().len(), called(body))
    };
    bodies.iter().enumerate().map(one).collect()
}

#[test]
fn similar_functions_lie_side_by_side() {
    let ordered = exported(&order(&program()).unwrap());
    let names: String = ordered.iter().map(|(name, ..)| name.as_str()).collect();
    let alike = |name: char| "ace".contains(name);
    let changes = names
        .chars()
        .zip(names.chars().skip(1))
        .filter(|(a, b)| alike(*a) != alike(*b));
    assert_eq!(changes.count(), 1, "{names}");
}

#[test]
fn functions_keep_names_types_and_calls() {
    let mut before = exported(&program());
    let mut after = exported(&order(&program()).unwrap());
    assert_ne!(before, after);
    before.sort();
    after.sort();
    assert_eq!(before, after);
    assert_eq!(before[0].3.as_deref(), Some("imported"));
    assert_eq!(before[2].3.as_deref(), Some("b"));
}

#[test]
fn order_is_always_the_same() {
    assert_eq!(order(&program()).unwrap(), order(&program()).unwrap());
}

#[test]
fn anything_else_is_refused() {
    assert!(order(b"wasm").is_err());
}
