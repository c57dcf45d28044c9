extension UICalendarView {
    /// The sizes of decorations.
    public enum DecorationSize: Int, Sendable {
        /// Small.
        case small = 0
        /// Medium.
        case medium
        /// Large.
        case large

        /// The diameter of a dot, and the height of an image, in points. By eye.
        fileprivate var lengths: (dot: CGFloat, image: CGFloat) {
            switch self {
            case .small: (5, 10)
            case .medium: (7, 12)
            case .large: (9, 14)
            }
        }
    }

    /// The decoration below the number of a day: a dot, an image or a view.
    @preconcurrency @MainActor open class Decoration: NSObject {
        private let makeView: () -> UIView

        private init(makeView: @escaping () -> UIView) {
            self.makeView = makeView
            super.init()
        }

        /// Creates a dot.
        public convenience override init() { self.init(color: nil) }

        /// Creates a dot of a color, by default a pale gray, and of a size.
        public convenience init(color: UIColor?, size: DecorationSize = .medium) {
            self.init {
                let side = size.lengths.dot
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = side / 2
                return dot
            }
        }

        /// Creates an image, in a color unless it has its own ones, and of a size.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init {
                let view = UIImageView(
                    image: image ?? UIImage(systemName: "circle.fill"))
                let form = UIImage.SymbolConfiguration(pointSize: size.lengths.image * 0.8)
                view.preferredSymbolConfiguration = form
                view.contentMode = .scaleAspectFit
                view.tintColor = color ?? .systemFill
                let own = view.image?.size ?? .zero
                let height = size.lengths.image
                let width = own.height > 0 ? own.width * height / own.height : height
                view.bounds.size = CGSize(width: width, height: height)
                return view
            }
        }

        /// Creates a view that a closure makes.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(makeView: customViewProvider)
        }

        /// Returns a dot.
        public static func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(color: color, size: size)
        }

        /// Returns an image.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
            -> Decoration
        {
            Decoration(image: image, color: color, size: size)
        }

        /// Returns a view that a closure makes.
        public static func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        /// Returns the view with its size.
        func view() -> UIView {
            let view = makeView()
            if view.bounds.isEmpty {
                view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            }
            view.isUserInteractionEnabled = false
            return view
        }
    }
}
