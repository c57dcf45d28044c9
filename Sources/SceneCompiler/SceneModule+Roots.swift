import SourceOutline

extension SceneModule {
    /// Returns the controllers that no other code of the module creates, such as by `DetailController()`: the
    /// first ones that an app would show. All, where each of them is created.
    ///
    /// A preview creates the controller that it shows, and does not count.
    func roots(among names: [String]) -> [String] {
        let texts = unit.files.map { Self.withoutPreviews($0.text) }
        let roots = names.filter { name in !texts.contains { Self.creates(name, in: $0) } }
        return roots.isEmpty ? names : roots
    }

    /// Returns whether a text calls an initializer of a class.
    private static func creates(_ name: String, in text: Substring) -> Bool {
        ["(", ".init("].contains { call in
            text.ranges(of: name + call).contains { range in
                let before = text[..<range.lowerBound].last
                return before.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? true
            }
        }
    }

    /// Returns a text up to its first preview; those stand at the end of a file.
    private static func withoutPreviews(_ text: String) -> Substring {
        text.firstRange(of: "#Preview").map { text[..<$0.lowerBound] } ?? text[...]
    }
}
