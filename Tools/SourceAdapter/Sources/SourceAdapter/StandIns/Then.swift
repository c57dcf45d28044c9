// Then: objects and values that a closure sets up where they are made.
import UIKit

protocol Then {}
extension Then where Self: Any {
    func with(_ change: (inout Self) throws -> Void) rethrows -> Self {
        var copy = self
        try change(&copy)
        return copy
    }
    func `do`(_ use: (Self) throws -> Void) rethrows { try use(self) }
}
extension Then where Self: AnyObject {
    func then(_ setUp: (Self) throws -> Void) rethrows -> Self {
        try setUp(self)
        return self
    }
}
extension NSObject: Then {}
extension CGPoint: Then {}
extension CGRect: Then {}
extension CGSize: Then {}
extension CGVector: Then {}
extension UIEdgeInsets: Then {}
extension UIOffset: Then {}
extension UIRectEdge: Then {}
extension Array: Then {}
extension Dictionary: Then {}
extension Set: Then {}
extension JSONDecoder: Then {}
extension JSONEncoder: Then {}
