#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a storyboard or xib file.
package final class InterfaceElement {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [InterfaceElement] = []
    fileprivate(set) var text = ""
    fileprivate(set) weak var parent: InterfaceElement?

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// Returns true for an attribute whose value is `YES`.
    func isOn(_ attribute: String) -> Bool { attributes[attribute] == "YES" }

    /// Returns an attribute as a number; nil when it is missing or not a number.
    func number(_ attribute: String) -> CGFloat? {
        attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) }
    }

    /// Returns an attribute as a whole number, toward 0; nil when it is missing, or no number that is one.
    func integer(_ attribute: String) -> Int? { number(attribute).flatMap(Self.integer) }

    /// Returns a number without its fraction; nil for NaN and for one that is too large.
    static func integer(_ number: CGFloat) -> Int? { Int(exactly: number.rounded(.towardZero)) }

    /// Returns the first child of a name.
    func child(_ name: String) -> InterfaceElement? { children.first { $0.name == name } }

    /// Returns the child with a value of `key`.
    func child(key: String) -> InterfaceElement? { children.first { $0["key"] == key } }

    /// The element and its descendants, from the outside in.
    var all: [InterfaceElement] { [self] + children.flatMap(\.all) }

    /// Reads a file.
    ///
    /// - Throws: `SceneFailure` with the line at which the file is malformed, truncated or nested too deeply,
    ///   or no UTF-8.
    static func read(_ data: Data, file: String) throws -> InterfaceElement {
        // Foundation's parser ends the process at names and values that are no UTF-8, which Interface Builder
        // always writes.
        if let line = lineOfBadText(data) {
            throw refusal(of: file, "it is not UTF-8 text", line)
        }
        let reader = Reader()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        guard parser.parse(), reader.isComplete, let root = reader.root else {
            let reason =
                reader.isTooDeep
                ? "its elements are nested more than \(Reader.deepest) deep" : "it is cut off or not XML"
            throw refusal(of: file, reason, max(1, parser.lineNumber))
        }
        return root
    }

    private static func refusal(of file: String, _ reason: String, _ line: Int) -> SceneFailure {
        SceneFailure("\(file) cannot be read: \(reason) (line \(line)).", isAboutFile: true)
    }

    /// Returns the number of the first line that is no UTF-8; nil for none.
    private static func lineOfBadText(_ data: Data) -> Int? {
        guard String(validating: data, as: UTF8.self) == nil else { return nil }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
    }

    private final class Reader: NSObject, XMLParserDelegate {
        /// The deepest element, of which a view within a view is two; views lie at most 200 deep.
        static let deepest = 1000
        var root: InterfaceElement?
        private(set) var isTooDeep = false
        private var open: [InterfaceElement] = []
        /// True when every element has ended: the parser accepts a truncated file.
        var isComplete: Bool { open.isEmpty }

        func parser(
            _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?, attributes attributeDict: [String: String]
        ) {
            guard open.count < Self.deepest else {
                isTooDeep = true
                return parser.abortParsing()
            }
            let element = InterfaceElement(name: elementName, attributes: attributeDict)
            element.parent = open.last
            open.last?.children.append(element)
            root = root ?? element
            open.append(element)
        }

        func parser(
            _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
            qualifiedName qName: String?
        ) {
            if !isTooDeep { open.removeLast() }
        }

        func parser(_ parser: XMLParser, foundCharacters string: String) {
            open.last?.text += string
        }
    }
}
