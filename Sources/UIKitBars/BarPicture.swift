import Picture
@_spi(UIKitInternals) import UIKitCore

/// A part of a bar's look that fades by itself while the contents of the bar change.
@MainActor final class BarPicture: UIView {
    private let contents: () -> [Layer.Content]
    private let layers: () -> [Layer]

    init(contents: @escaping () -> [Layer.Content] = { [] }, layers: @escaping () -> [Layer] = { [] }) {
        (self.contents, self.layers) = (contents, layers)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] { contents() }

    override func pictureLayers(in bounds: CGRect) -> [Layer] { layers() }
}
