import CoreGeometry

/// A value as settings and property lists keep it: text, number, date, data, or an array or dictionary of
/// these.
struct PropertyListValue {
    /// The value: a `String`, `NSNumber`, `Date`, `Data`, `[Any]` or `[String: Any]`.
    let content: Any

    /// Creates a copy of a value; nil for one of another type. Numbers of any type become objects, which cast
    /// to every numeric type.
    init?(_ value: Any) {
        switch value {
        case let text as String: content = text
        case let text as Substring: content = String(text)
        case let number as CGFloat: content = NSNumber(value: Double(number))
        case let number as NSNumber: content = number
        case let date as Date: content = date
        case let data as Data: content = data
        case let url as URL: content = Self.content(of: url)
        case let values as [Any]:
            let parts = values.compactMap { PropertyListValue($0)?.content }
            guard parts.count == values.count else { return nil }
            content = parts
        case let values as [String: Any]:
            let parts = values.compactMapValues { PropertyListValue($0)?.content }
            guard parts.count == values.count else { return nil }
            content = parts
        default: return nil
        }
    }

    /// Wraps a value that is stored.
    init(stored content: Any) {
        self.content = content
    }

    /// Returns the path of a file, and the bytes of another address.
    private static func content(of url: URL) -> Any {
        url.isFileURL ? url.path : Data(url.absoluteString.utf8)
    }

    // MARK: Conversions

    /// The value as a text: numbers are written in decimal; nil for other types.
    var text: String? { content as? String ?? number?.stringValue }

    /// The value as a whole number: that with which a text begins, the part before the point; 0 for other
    /// types.
    var integer: Int {
        if let text = content as? String { return NSString(string: text).integerValue }
        guard let number else { return 0 }
        return Int(exactly: number) ?? Self.integer(nearest: number.doubleValue)
    }

    /// The value as a number: that with which a text begins; 0 for other types.
    var double: Double {
        if let text = content as? String { return NSString(string: text).doubleValue }
        return number?.doubleValue ?? 0
    }

    /// The value as a Boolean value: true for numbers but 0, and for texts that begin with Y, T or a digit
    /// but 0; false for other types.
    var bool: Bool {
        if let text = content as? String { return NSString(string: text).boolValue }
        return number?.boolValue ?? false
    }

    /// The value as the address of a file or of another place; nil for other types.
    var url: URL? {
        if let path = content as? String {
            return URL(fileURLWithPath: NSString(string: path).expandingTildeInPath)
        }
        return (content as? Data).flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
    }

    private var number: NSNumber? { content as? NSNumber }

    private static func integer(nearest number: Double) -> Int {
        if number.isNaN { return 0 }
        return Int(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
    }
}
