// Inert code in place of Photos and PhotosUI: there are no photographs, and access is never granted.
// swift-format-ignore-file
import UIKit

enum PHAuthorizationStatus: Int { case notDetermined, restricted, denied, authorized, limited }
enum PHAccessLevel: Int { case addOnly = 1, readWrite }
class PHPhotoLibrary: NSObject {
    private static let library = PHPhotoLibrary()
    static func shared() -> PHPhotoLibrary { library }
    static func authorizationStatus() -> PHAuthorizationStatus { .denied }
    static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus { .denied }
    static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    static func requestAuthorization(for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void) { handler(.denied) }
    func performChanges(_ changes: @escaping () -> Void, completionHandler: ((Bool, Error?) -> Void)? = nil) { completionHandler?(false, nil) }
}
struct PHPickerFilter {
    static let (images, videos, livePhotos) = (PHPickerFilter(), PHPickerFilter(), PHPickerFilter())
    static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }
}
struct PHPickerConfiguration {
    var selectionLimit = 1
    var filter: PHPickerFilter?
    init() {}
    init(photoLibrary: PHPhotoLibrary) {}
}
struct PHPickerResult {
    let itemProvider: NSItemProvider
    let assetIdentifier: String?
}
protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
class PHPickerViewController: UIViewController {
    weak var delegate: PHPickerViewControllerDelegate?
    let configuration: PHPickerConfiguration
    init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
        configuration = PHPickerConfiguration()
        super.init(coder: coder)
    }
}
class NSItemProvider: NSObject {
    func canLoadObject(ofClass type: AnyClass) -> Bool { false }
    @discardableResult func loadObject(ofClass type: AnyClass, completionHandler: @escaping (Any?, Error?) -> Void) -> Progress { Progress(totalUnitCount: 0) }
}
