import Picture
@_spi(UIKitInternals) import UIKitCore

/// The platter of an accessory above a tab bar, which the content of the accessory fills.
@MainActor final class TabAccessoryView: UIView {
    let accessory: UITabAccessory
    /// The height in points; by eye.
    static let height: CGFloat = 48
    /// The distance from the tab bar; by eye.
    static let distance: CGFloat = 8

    init(_ accessory: UITabAccessory) {
        self.accessory = accessory
        super.init(frame: .zero)
        layer.cornerRadius = Self.height / 2
        clipsToBounds = true
        accessory.contentView.translatesAutoresizingMaskIntoConstraints = true
        addSubview(accessory.contentView)
        traitOverrides[UITraitTabAccessoryEnvironment.self] = .regular
    }

    required init?(coder: NSCoder) { nil }

    /// True where the accessory lies beside the small form of the bar.
    var isInline = false {
        didSet { traitOverrides[UITraitTabAccessoryEnvironment.self] = isInline ? .inline : .regular }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        accessory.contentView.frame = bounds
    }

    override func pictureContents(in bounds: CGRect) -> [Layer.Content] {
        BarPlatters.contents(of: [bounds])
    }
}
