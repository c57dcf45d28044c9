extension NSAttributedString {
    /// A kind of document.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The name of the kind.
        public let rawValue: String

        /// Creates a kind of a name.
        ///
        /// - Parameter rawValue: the name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Text without styles.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// A web page. Paragraphs, headings, lists, links, bold and italic letters, lines, fonts and colors
        /// are read; of all else the text alone, and the film warns of it.
        public static let html = DocumentType(rawValue: "NSHTML")
        /// Rich text. It is not read.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich text with attachments. It is not read.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
    }

    /// A setting of the reading of a document.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The name of the setting.
        public let rawValue: String

        /// Creates a setting of a name.
        ///
        /// - Parameter rawValue: the name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of the document, a `DocumentType`; default HTML for a text that begins with `<`.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The encoding, as the raw value of a `String.Encoding`; default UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// The attributes of plain text.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The names of the attributes of documents.
    public typealias DocumentAttributeKey = DocumentReadingOptionKey

    /// Creates a text from a document: plain text or HTML.
    ///
    /// - Parameters:
    ///   - data: the document.
    ///   - options: the settings.
    ///   - dict: the place for the attributes of the document, which gets its kind.
    /// - Throws: an error for another kind of document and for bytes that are not in the encoding.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let (text, type) = try Self.text(of: data, options)
        dict?.pointee = [DocumentReadingOptionKey.documentType.rawValue: type.rawValue]
        self.init(attributedString: text)
    }

    /// Creates a text from the document in a file: plain text or HTML.
    ///
    /// - Parameters:
    ///   - url: the address of the file.
    ///   - options: the settings.
    ///   - dict: the place for the attributes of the document, which gets its kind.
    /// - Throws: an error for another kind of document, a missing file, and bytes that are not in the
    ///   encoding.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    private static func text(
        of data: Data, _ options: [DocumentReadingOptionKey: Any]
    ) throws -> (NSAttributedString, DocumentType) {
        let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw refusal("The document's bytes are not in its encoding.")
        }
        let usual: DocumentType = HTMLText.trimmed(text).hasPrefix("<") ? .html : .plain
        let named = options[.documentType]
        let type = named as? DocumentType ?? (named as? String).map(DocumentType.init(rawValue:)) ?? usual
        switch type {
        case .plain:
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any]
            return (NSAttributedString(string: text, attributes: attributes), type)
        case .html:
            let page = HTMLText(text)
            if !page.leftOut.isEmpty {
                warn(
                    anywhere: "An attributed text from HTML leaves out what it cannot show: "
                        + page.leftOut.joined(separator: ", ") + ".")
            }
            return (page.attributed, type)
        default:
            throw refusal("An attributed text is made of HTML or plain text, not of “\(type.rawValue)”.")
        }
    }

    /// Returns an error with Apple's number for a kind of document that is not read, and warns of it, since
    /// much code drops it.
    private static func refusal(_ sentence: String) -> NSError {
        warn(anywhere: sentence)
        return NSError(
            domain: NSCocoaErrorDomain, code: 65806, userInfo: [NSLocalizedDescriptionKey: sentence])
    }
}
