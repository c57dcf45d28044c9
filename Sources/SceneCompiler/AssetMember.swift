import UIKitCore

/// An image or color of an asset catalog that code reaches as a member of its type, such as `UIColor.brand`:
/// Xcode 15 and later declare one for each image and color.
struct AssetMember: Hashable {
    /// The name of the type: `UIImage`, `UIColor`, `ImageResource` or `ColorResource`.
    private let type: String
    /// The name of the member, such as `brand`.
    private let symbol: String

    /// Reads an error about a member that one of the types lacks; nil for another error.
    init?(missingIn message: String) {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0] == "type ", parts[2] == " has no member " else { return nil }
        let type = String(parts[1].hasSuffix("?") ? parts[1].dropLast() : parts[1])
        guard Self.types.contains(type) else { return nil }
        (self.type, symbol) = (type, String(parts[3]))
    }

    private static let types: Set = ["UIImage", "UIColor", "ImageResource", "ColorResource"]

    /// Returns true for an image or color that the catalogs of a folder have.
    func exists(in folder: ResourceFolder) -> Bool {
        let isImage = type == "UIImage" || type == "ImageResource"
        return (isImage ? folder.imageName(ofSymbol: symbol) : folder.colorName(ofSymbol: symbol)) != nil
    }

    /// Returns the code that declares members; nil for none.
    static func code(for members: Set<AssetMember>) -> String? {
        guard !members.isEmpty else { return nil }
        return (["import UIKit"] + members.map(\.declaration).sorted()).joined(separator: "\n") + "\n"
    }

    private var declaration: String {
        let resource = ".symbol(\"\(symbol)\")"
        let value = type.hasPrefix("UI") ? "\(type)(resource: \(resource))" : resource
        return "extension \(type) { static var `\(symbol)`: \(type) { \(value) } }"
    }
}
