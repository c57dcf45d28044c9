/// A reference to an object that does not keep it.
struct WeakObject {
    weak var value: NSObject?
}
