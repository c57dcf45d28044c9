extension NSObject {
    /// Returns the name of the class with that of its module, as in `App.Ball`.
    public class func description() -> String { NSStringFromClass(self) }
}
