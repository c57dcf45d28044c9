/// The contents of an image set, as Xcode writes them.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {}
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?

        /// The number of pixels per point.
        package var factor: CGFloat { scale.flatMap { Double($0.dropLast()) } ?? 1 }
        /// The order of preference by device.
        var rank: Int { idiom == "iphone" ? 0 : idiom == "universal" || idiom == nil ? 1 : 2 }
    }

    struct Properties: Decodable {
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
        var intent: String?
    }

    package var images: [Entry]
    var properties: Properties?
}
