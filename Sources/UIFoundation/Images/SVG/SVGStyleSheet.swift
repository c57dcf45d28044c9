/// The style sheets of an SVG file: rules for names of elements, classes and identifiers (CSS 2.1).
struct SVGStyleSheet {
    /// A property and its value.
    typealias Declaration = (property: String, value: String)

    /// The declarations by their selectors, such as `.own`.
    private var rules: [String: [Declaration]] = [:]
    /// The number of declarations of all selectors.
    private var count = 0
    /// A Boolean value that indicates whether a rule has a selector that is not read, or is one too many.
    private(set) var isPartlyRead = false

    /// The work of applying a declaration, as that of so many bytes of attributes.
    static let work = 4
    /// The largest number of declarations; the lists of a rule would multiply.
    private static let mostDeclarations = 100_000

    /// Adds the rules of a sheet.
    mutating func add(_ text: String) {
        for rule in Self.withoutComments(text).split(separator: "}") {
            let parts = rule.split(separator: "{", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let declarations = Self.declarations(String(parts[1]))
            for selector in parts[0].split(separator: ",") {
                let selector = selector.trimmingCharacters(in: .whitespacesAndNewlines)
                if selector.hasPrefix("@")
                    || selector.dropFirst().contains(where: { " .#:[>+~".contains($0) })
                    || declarations.count > Self.mostDeclarations - count
                {
                    isPartlyRead = true
                } else {
                    count += declarations.count
                    rules[selector, default: []] += declarations
                }
            }
        }
    }

    /// Returns the declarations for an element, in the order in which later ones replace earlier ones:
    /// those of its attributes, of rules for its name, classes and identifier, and its own.
    func declarations(for element: SVGElement) -> [Declaration] {
        var all = Self.properties.compactMap { name in element[name].map { (name, $0) } }
        if !rules.isEmpty {
            all += rules["*"] ?? []
            all += rules[element.name] ?? []
            // A class that is named again counts once.
            var classes: Set<Substring> = []
            for name in (element["class"] ?? "").split(separator: " ") where classes.insert(name).inserted {
                all += rules[".\(name)"] ?? []
            }
            if let id = element["id"] { all += rules["#\(id)"] ?? [] }
        }
        return all + (element["style"].map(Self.declarations) ?? [])
    }

    /// The properties that attributes give.
    private static let properties = [
        "color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width",
        "stroke-linecap", "stroke-linejoin", "stroke-dasharray", "stroke-dashoffset", "opacity", "display",
        "visibility", "clip-path", "clip-rule", "mask", "filter", "stop-color", "stop-opacity",
        "mix-blend-mode", "marker-start", "marker-mid", "marker-end",
    ]

    /// Returns the declarations of a text such as `fill: red; opacity: 0.5`.
    private static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { part in
            let sides = part.split(separator: ":", maxSplits: 1)
                .map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
            guard sides.count == 2 else { return nil }
            let value = sides[1].replacingOccurrences(of: "!important", with: "")
            return (sides[0].lowercased(), value.trimmingCharacters(in: .whitespaces))
        }
    }

    private static func withoutComments(_ text: String) -> String {
        var (rest, plain) = (text[...], "")
        while let start = rest.firstRange(of: "/*") {
            plain += rest[..<start.lowerBound]
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return plain }
            rest = rest[end.upperBound...]
        }
        return plain + rest
    }
}
