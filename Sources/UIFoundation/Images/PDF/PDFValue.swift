/// A value in a PDF file (ISO 32000-1, 7.3).
indirect enum PDFValue {
    case null
    case bool(Bool)
    case number(CGFloat)
    case name(String)
    case string([UInt8])
    case array([PDFValue])
    case dictionary([String: PDFValue])
    /// The value of the object with a number.
    case reference(Int)
    /// A dictionary and the place of its bytes in the file.
    case stream([String: PDFValue], Range<Int>)

    var number: CGFloat? { if case .number(let number) = self { number } else { nil } }

    /// The number without its fraction. The reader limits numbers to a billion.
    var integer: Int? { number.map { Int($0) } }

    var name: String? { if case .name(let name) = self { name } else { nil } }

    var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }

    /// The entries of a dictionary or of a stream's dictionary.
    var entries: [String: PDFValue]? {
        switch self {
        case .dictionary(let entries), .stream(let entries, _): entries
        default: nil
        }
    }
}
