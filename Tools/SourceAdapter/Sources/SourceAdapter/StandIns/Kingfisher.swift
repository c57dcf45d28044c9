// Kingfisher's views of images from the network, which a film does not have: placeholders stay.
import UIKit

struct KingfisherError: LocalizedError {
    var errorDescription: String? { "A film has no network." }
    var isTaskCancelled: Bool { false }
}
struct RetrieveImageResult {
    let image: UIImage
    let source: URL
}
typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
enum KingfisherOptionsInfoItem {
    enum Transition {
        case none, fade(TimeInterval), flipFromLeft(TimeInterval), flipFromRight(TimeInterval)
        case flipFromTop(TimeInterval), flipFromBottom(TimeInterval)
    }
    enum Expiration { case never, expired, seconds(TimeInterval), days(Int), date(Date) }
    case transition(Transition), processor(Any), scaleFactor(CGFloat), downloadPriority(Float)
    case memoryCacheExpiration(Expiration), diskCacheExpiration(Expiration), requestModifier(Any)
    case cacheOriginalImage, forceRefresh, forceTransition, backgroundDecode, keepCurrentImageWhileLoading
    case onlyFromCache, fromMemoryCacheOrRefresh, cacheMemoryOnly, waitForCache, loadDiskFileSynchronously
    case onFailureImage(UIImage?), retryStrategy(Any), progressiveJPEG(Any)
}
enum KingfisherIndicatorType { case none, activity }
struct DownsamplingImageProcessor { init(size: CGSize) {} }
struct ResizingImageProcessor { init(referenceSize: CGSize, mode: Any? = nil) {} }
struct RoundCornerImageProcessor { init(cornerRadius: CGFloat, targetSize: CGSize? = nil) {} }
struct DelayRetryStrategy { init(maxRetryCount: Int, retryInterval: Any? = nil) {} }
@MainActor struct KingfisherWrapper<Base: UIView> {
    typealias Completion = (Result<RetrieveImageResult, KingfisherError>) -> Void
    fileprivate let base: Base
    var indicatorType: KingfisherIndicatorType {
        get { .none }
        nonmutating set {}
    }
    func cancelDownloadTask() {}
    func cancelImageDownloadTask() {}
    fileprivate func show(
        _ url: URL?, _ placeholder: UIImage?, _ keeps: Bool, _ completion: Completion?,
        in place: @escaping (UIImage?) -> Void
    ) {
        if let url, url.isFileURL, let image = UIImage(contentsOfFile: url.path) {
            place(image)
            completion?(.success(RetrieveImageResult(image: image, source: url)))
            return
        }
        if placeholder != nil || !keeps { place(placeholder) }
        DispatchQueue.main.async { completion?(.failure(KingfisherError())) }
    }
}
extension KingfisherWrapper where Base: UIImageView {
    func setImage(
        with resource: URL?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
        progressBlock: ((Int64, Int64) -> Void)? = nil, completionHandler: Completion? = nil
    ) {
        let view = base
        show(resource, placeholder, false, completionHandler) { view.image = $0 }
    }
}
extension KingfisherWrapper where Base: UIButton {
    func setImage(
        with resource: URL?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
        completionHandler: Completion? = nil
    ) {
        let view = base
        show(resource, placeholder, true, completionHandler) { view.setImage($0, for: state) }
    }
    func setBackgroundImage(
        with resource: URL?, for state: UIControl.State, placeholder: UIImage? = nil,
        options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
        completionHandler: Completion? = nil
    ) {
        let view = base
        show(resource, placeholder, true, completionHandler) { view.setBackgroundImage($0, for: state) }
    }
}
extension UIImageView {
    var kf: KingfisherWrapper<UIImageView> {
        get { KingfisherWrapper(base: self) }
        set {}
    }
}
extension UIButton {
    var kf: KingfisherWrapper<UIButton> {
        get { KingfisherWrapper(base: self) }
        set {}
    }
}
