/// A controller that takes or chooses a photograph. A film has neither camera nor photographs: no source is
/// available, and the controller's view is empty.
@preconcurrency @MainActor open class UIImagePickerController: UIViewController {
    /// The sources of photographs.
    public enum SourceType: Int, Sendable {
        /// All photographs.
        case photoLibrary = 0
        /// The camera.
        case camera
        /// The last photographs.
        case savedPhotosAlbum
    }

    /// The keys of a chosen photograph's properties.
    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        /// The text of the key.
        public let rawValue: String
        /// Creates a key from its text.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The photograph.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited photograph.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The kind of medium.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The address of the photograph.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
        /// The address of the video.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    }

    /// The delegate; held weakly.
    open weak var delegate: AnyObject?
    /// The source; default all photographs.
    open var sourceType = SourceType.photoLibrary
    /// A Boolean value that indicates whether photographs can be cut; default false.
    open var allowsEditing = false
    /// The kinds of media; default photographs.
    open var mediaTypes = ["public.image"]

    /// Returns whether a source is available: never in a film.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }

    /// Creates the empty view.
    open override func loadView() {
        super.loadView()
        view.backgroundColor = .systemBackground
        warnOfNoEffect("UIImagePickerController")
    }
}
