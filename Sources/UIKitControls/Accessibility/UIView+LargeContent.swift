/// The words and images of views for a viewer of large content, which a film never opens: its texts have the
/// standard size.
@MainActor private final class LargeContents: RunState {
    struct Content {
        var isShown = false
        var title: String?
        var image: UIImage?
        var scalesImage = false
        var imageInsets = UIEdgeInsets.zero
    }

    private var all: [ObjectIdentifier: (owner: UIView, content: Content)] = [:]

    init(of context: RunContext) {}

    subscript(view: UIView) -> Content {
        get { all[ObjectIdentifier(view)]?.content ?? Content() }
        set { all[ObjectIdentifier(view)] = (view, newValue) }
    }
}

extension UIView {
    private var largeContent: LargeContents.Content {
        get { RunContext.current[LargeContents.self][self] }
        set { RunContext.current[LargeContents.self][self] = newValue }
    }
    /// A Boolean value that indicates whether a long press shows the view large where texts are large;
    /// default false.
    public var showsLargeContentViewer: Bool {
        get { largeContent.isShown }
        set { largeContent.isShown = newValue }
    }
    /// The title that is shown large; default nil.
    public var largeContentTitle: String? {
        get { largeContent.title }
        set { largeContent.title = newValue }
    }
    /// The image that is shown large; default nil.
    public var largeContentImage: UIImage? {
        get { largeContent.image }
        set { largeContent.image = newValue }
    }
    /// A Boolean value that indicates whether the image grows; default false.
    public var scalesLargeContentImage: Bool {
        get { largeContent.scalesImage }
        set { largeContent.scalesImage = newValue }
    }
    /// The insets of the image that is shown large; default none.
    public var largeContentImageInsets: UIEdgeInsets {
        get { largeContent.imageInsets }
        set { largeContent.imageInsets = newValue }
    }
}
