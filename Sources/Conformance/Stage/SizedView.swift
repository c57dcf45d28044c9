import UIKit

/// A view of an intrinsic size.
final class SizedView: UIView {
    private let size: CGSize

    init(width: Double, height: Double) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
}
