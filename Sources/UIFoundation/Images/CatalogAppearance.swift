/// A condition under which an entry of an asset catalog is shown, as Xcode writes it.
struct CatalogAppearance: Decodable {
    /// The quantity, such as `luminosity` or `contrast`.
    var appearance: String?
    /// The value that the quantity has to have.
    var value: String?

    /// Returns true where the only condition is a luminosity.
    static func areLuminosity(_ value: String, _ appearances: [CatalogAppearance]?) -> Bool {
        appearances?.count == 1 && appearances?[0].appearance == "luminosity"
            && appearances?[0].value == value
    }
}
