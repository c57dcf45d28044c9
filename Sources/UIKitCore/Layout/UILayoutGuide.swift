/// A rectangle in a view for layout, without a picture.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The kinds of guides: those that views own from the start, and those that code creates.
    package enum Kind: String {
        case own = "guide"
        case safeArea = "safeAreaLayoutGuide"
        case margins = "layoutMarginsGuide"
        case readable = "readableContentGuide"
        case content = "contentLayoutGuide"
        case frame = "frameLayoutGuide"
        case topBar = "topLayoutGuide"
        case bottomBar = "bottomLayoutGuide"
        case keyboard = "keyboardLayoutGuide"
    }

    /// The view that the guide belongs to; nil for none.
    open internal(set) weak var owningView: UIView?

    /// A name for messages; default empty.
    open var identifier = ""

    let kind: Kind
    var solved: CGRect?

    /// Creates a guide, to be added to a view with `addLayoutGuide`.
    public override init() {
        kind = .own
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }

    var title: String { identifier.isEmpty ? kind.rawValue : identifier }

    /// The rectangle in the owning view's coordinates; for a guide that code created, that of the last
    /// layout.
    open var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        if let insets = insets(in: owningView) { return owningView.bounds.inset(by: insets) }
        return solved ?? .zero
    }

    /// Returns the distances from the owning view's edges; nil for a guide that constraints place.
    func insets(in view: UIView) -> UIEdgeInsets? {
        switch kind {
        case .own, .content, .keyboard: return nil
        case .frame: return .zero
        case .safeArea: return view.safeAreaInsets
        case .topBar:
            let top = view.safeAreaInsets.top
            return UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - top, right: 0)
        case .bottomBar:
            let bottom = view.safeAreaInsets.bottom
            return UIEdgeInsets(top: view.bounds.height - bottom, left: 0, bottom: 0, right: 0)
        case .margins: return view.margins
        case .readable:
            let insets = view.margins
            let surplus = max(0, view.bounds.width - insets.left - insets.right - UIView.readableWidth)
            return UIEdgeInsets(
                top: insets.top, left: insets.left + surplus / 2, bottom: insets.bottom,
                right: insets.right + surplus / 2)
        }
    }
}

extension UIView {
    /// The largest width of texts that are easy to read, in points: 672, as measured on iPads.
    package static let readableWidth: CGFloat = 672

    /// The part of the view that bars and notches do not cover.
    public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }

    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide { guide(.margins) }

    /// The part of the view inside its margins, no wider than texts that are easy to read.
    public var readableContentGuide: UILayoutGuide { guide(.readable) }

    /// The guides added to the view.
    public var layoutGuides: [UILayoutGuide] { layout?.guides.filter { $0.kind == .own } ?? [] }

    /// Adds a guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        madeLayout.guides.append(layoutGuide)
    }

    /// Removes a guide with its constraints.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layout?.guides.remove(layoutGuide)
        layoutGuide.owningView = nil
        constraintsDidChange()
    }

    package func guide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let known = layout?.guides.first(where: { $0.kind == kind }) { return known }
        let guide = UILayoutGuide(kind, of: self)
        madeLayout.guides.append(guide)
        return guide
    }
}

extension UIScrollView {
    /// The area of the content, whose size constraints determine.
    public var contentLayoutGuide: UILayoutGuide { guide(.content) }

    /// The visible area, which does not scroll.
    public var frameLayoutGuide: UILayoutGuide { guide(.frame) }
}

extension UIViewController {
    /// Returns the margins at the sides of root views, in points: 20 from a width of 414 points on, else 16.
    package static func rootMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    /// The smallest margins of the root view, in points: 16 at the sides, or 20 where it is wide.
    public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = Self.rootMargin(forWidth: viewIfLoaded?.bounds.width ?? 0)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
}
