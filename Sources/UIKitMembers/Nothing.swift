/// The value `nil` of any type.
package struct Nothing {
    /// Makes the value.
    package init() {}
}
