// Transformers of values for a store, which one in memory does not need.
import UIKit

struct NSValueTransformerName: RawRepresentable, Hashable {
    let rawValue: String
    init(rawValue: String) { self.rawValue = rawValue }
    init(_ rawValue: String) { self.rawValue = rawValue }
    static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

class ValueTransformer: NSObject {
    private static var transformers: [NSValueTransformerName: ValueTransformer] = [:]
    class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        transformers[name] = transformer
    }
    convenience init?(forName name: NSValueTransformerName) {
        guard Self.transformers[name] != nil else { return nil }
        self.init()
    }
    override init() {}
    class func transformedValueClass() -> AnyClass { NSData.self }
    class func allowsReverseTransformation() -> Bool { true }
    func transformedValue(_ value: Any?) -> Any? { value }
    func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    class var allowedTopLevelClasses: [AnyClass] { [] }
}
