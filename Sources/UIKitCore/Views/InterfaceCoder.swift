/// A coder with which objects of a scene's classes are created. It has no keys: an object that a storyboard
/// draws takes what is drawn for it at the end of `super.init(coder:)`, so that its own initializer finds it
/// there and may change it.
package final class InterfaceCoder: NSCoder {
    /// The frame that a view is created with; nil for none.
    package let frame: CGRect?
    /// The raw value of the style that a table or a cell is created with; default 0.
    package let style: Int
    private let type: AnyClass?
    private var fill: (@MainActor (AnyObject) -> Void)?

    /// Creates a coder without contents.
    package override init() {
        (frame, style, type) = (nil, 0, nil)
        super.init()
    }

    /// Creates a coder for an object of a class, with a closure that gives it what is drawn for it.
    package init(
        for type: AnyClass, frame: CGRect? = nil, style: Int = 0,
        fill: @escaping @MainActor (AnyObject) -> Void
    ) {
        (self.frame, self.style, self.type, self.fill) = (frame, style, type, fill)
        super.init()
    }

    /// True when no object has taken the contents: the class does not pass the coder on.
    package var isLeft: Bool { fill != nil }

    /// Gives an object the contents, once. Objects of other classes, which an initializer may create with the
    /// same coder, get nothing.
    @MainActor package func decode(_ object: AnyObject) {
        guard let fill, let type, Swift.type(of: object) == type else { return }
        self.fill = nil
        fill(object)
    }

    package override var allowsKeyedCoding: Bool { true }
    package override func containsValue(forKey key: String) -> Bool { false }
    package override func decodeObject(forKey key: String) -> Any? { nil }
    package override func decodeBool(forKey key: String) -> Bool { false }
    package override func decodeInteger(forKey key: String) -> Int { 0 }
    package override func decodeDouble(forKey key: String) -> Double { 0 }
    package override func decodeFloat(forKey key: String) -> Float { 0 }
}
