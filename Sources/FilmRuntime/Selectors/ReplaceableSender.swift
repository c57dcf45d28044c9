/// A sender for which another object stands where a method declares another class: Objective-C checks no
/// types, and a button of a bar has much of what a button has.
@MainActor package protocol ReplaceableSender: AnyObject {
    /// Returns an object of a class with the values of the sender; nil for a class that has none of them.
    func substitute(of type: AnyClass) -> AnyObject?

    /// Takes the values that a method has given to the object.
    func takeBack(_ substitute: AnyObject)
}
