/// A constant whose type is not known yet, such as `.large`: it gets one from where it goes.
package struct Constant {
    package var name: String

    /// Makes the constant of a name without its type.
    package init(name: String) { self.name = name }
}
