/// A parameter of any numeric type.
@MainActor protocol SettableParameter: AnyObject {
    /// Returns the declaration of the parameter, under a name.
    func declaration(named name: String) -> ParameterDeclaration
    /// Sets the value to a number that the declaration allows.
    func set(to number: Double)
}
