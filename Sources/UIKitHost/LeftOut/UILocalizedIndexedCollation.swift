public import Foundation

/// The sections of a list by the first letters of its entries: A to Z, and one for all others.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
    private static let shared = UILocalizedIndexedCollation()
    /// Returns the sections of the language.
    open class func current() -> UILocalizedIndexedCollation { shared }

    /// The titles of the sections.
    public let sectionTitles = "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init)
    /// The titles of the index beside the list.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section of an entry of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of a text.
    package func section(of text: String) -> Int {
        let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        let letter = plain.first.map { String($0).uppercased() } ?? "#"
        return sectionTitles.firstIndex(of: letter) ?? sectionTitles.count - 1
    }

    /// Returns the section of an object, by the text of a selector's method or, without that, its own text.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        section(of: Self.text(of: object, selector))
    }

    /// Returns objects in the order of their texts.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        let texts = array.enumerated().map { (text: Self.text(of: $1, selector), index: $0, object: $1) }
        return texts.sorted { one, other in
            let order = one.text.compare(other.text, options: [.caseInsensitive, .diacriticInsensitive])
            return order == .orderedSame ? one.index < other.index : order == .orderedAscending
        }.map(\.object)
    }

    private static func text(of object: Any, _ selector: Selector) -> String {
        if let object = object as? NSObject, object.responds(to: selector),
            let text = object.perform(selector)?.takeUnretainedValue()
        {
            return "\(text)"
        }
        return "\(object)"
    }
}
