extension RunContext {
    /// The rule of properties such as centers and transforms.
    package static let finiteNumbers = "made of finite numbers, not NaN or infinity"

    /// Returns whether a value is valid. If not, reports a failure of the current run: that the property,
    /// named with its owner, must follow the rule, and the value that it was set to, unless that is nil.
    package static func accept(
        _ isValid: Bool, _ property: @autoclosure () -> String, _ rule: @autoclosure () -> String,
        value: @autoclosure () -> Any? = nil
    ) -> Bool {
        if isValid { return true }
        let end = value().map { ", but it was set to \($0)" } ?? ""
        current.fail(SceneFailure("\(property()) must be \(rule())\(end)."))
        return false
    }
}
