/// An element of an SVG file. Names have no prefix: `svg:path` is `path`, `xlink:href` is `href`.
struct SVGElement {
    let name: String
    let attributes: [String: String]
    /// The elements in it, in the order of the file.
    var children: [SVGElement] = []
    /// The text of a style sheet; empty in other elements.
    var text = ""
    /// The work of reading the attributes: their bytes, and 16 for the element.
    let work: Int

    init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
        work = attributes.values.reduce(16) { $0 + $1.utf8.count }
    }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The name of another element, to which the element refers; nil for none.
    var reference: String? { self["href"].flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil } }
}
