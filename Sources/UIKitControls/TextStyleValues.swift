/// The attributes of a text as values that can be compared.
package enum TextStyleValues {
    /// Returns attributes as one value; those that cannot be compared count as equal.
    package static func of(_ attributes: [NSAttributedString.Key: Any]) -> AnyHashable {
        attributes.mapValues { $0 as? AnyHashable }
    }
}
