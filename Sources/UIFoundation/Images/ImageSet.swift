/// The contents of an image set, as Xcode writes them.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [CatalogAppearance]?

        /// The number of pixels per point.
        package var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        /// The order of preference: by device, and an image of light interfaces before one of any.
        var rank: Int {
            let device = idiom == "iphone" ? 0 : idiom == "universal" || idiom == nil ? 1 : 2
            return 2 * device + (appearances == nil ? 1 : 0)
        }

        /// Returns true for an image that is shown in a style, without high contrast. In dark interfaces it
        /// is one for them alone.
        func suits(isDark: Bool) -> Bool {
            isDark
                ? CatalogAppearance.areLuminosity("dark", appearances)
                : appearances == nil || CatalogAppearance.areLuminosity("light", appearances)
        }
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        var intent: String?
    }

    package var images: [Entry]
    var properties: Properties?
}
