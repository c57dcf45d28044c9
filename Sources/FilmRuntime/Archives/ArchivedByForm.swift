/// An object that another one writes into archives: its class does not adopt `NSCoding` itself, so that
/// subclasses need no `init?(coder:)`.
package protocol ArchivedByForm: AnyObject {
    /// The object that writes this one; it adopts `NSCoding` and `ArchivedForm`.
    var archivedForm: AnyObject { get }
}
