/// The value `nil` of any type.
struct Nothing {}
