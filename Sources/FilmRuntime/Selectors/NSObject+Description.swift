extension NSObject {
    /// Returns the name of the class with those of its module and of the types around it, as in `App.Ball`.
    public class func description() -> String {
        // Swift names the place of a private type by an address, which differs from run to run.
        String(reflecting: self).split(separator: ".").filter { !$0.hasPrefix("(unknown context at ") }
            .joined(separator: ".")
    }

    /// Returns the class. Apple's classes are objects and answer to what their objects do.
    public class func classForCoder() -> AnyClass { self }
}
