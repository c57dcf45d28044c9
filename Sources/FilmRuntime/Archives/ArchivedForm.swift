/// An object that stands for another one in an archive.
package protocol ArchivedForm: AnyObject {
    /// The object that the archive gives in place of this one; nil for none.
    var original: AnyObject? { get }
}
