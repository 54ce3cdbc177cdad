//! Every statement of the rule page, as a test.
