/// An object with a number of elements. Early code asked any object for its count. Flipbook's own.
public protocol FlipbookCounted: AnyObject {
    /// The number of elements.
    var count: Int { get }
}

extension NSArray: FlipbookCounted {}
extension NSDictionary: FlipbookCounted {}
extension NSSet: FlipbookCounted {}
extension NSOrderedSet: FlipbookCounted {}
