// SDWebImage's views of images from the network, which a film does not have: placeholders stay.
import UIKit

struct SDWebImageError: LocalizedError { var errorDescription: String? { "A film has no network." } }
enum SDImageCacheType: Int { case none, disk, memory, all }
typealias SDExternalCompletionBlock = (UIImage?, Error?, SDImageCacheType, URL?) -> Void
struct SDWebImageOptions: OptionSet {
    let rawValue: Int
    static let retryFailed = SDWebImageOptions(rawValue: 1), lowPriority = SDWebImageOptions(rawValue: 2)
    static let progressiveLoad = SDWebImageOptions(rawValue: 4)
    static let refreshCached = SDWebImageOptions(rawValue: 8)
    static let continueInBackground = SDWebImageOptions(rawValue: 16)
    static let highPriority = SDWebImageOptions(rawValue: 32)
    static let delayPlaceholder = SDWebImageOptions(rawValue: 64)
    static let scaleDownLargeImages = SDWebImageOptions(rawValue: 128)
    static let fromCacheOnly = SDWebImageOptions(rawValue: 256)
}
enum SDWebImageActivityIndicator { case gray, grayLarge, white, whiteLarge, medium, large }
extension UIImageView {
    var sd_imageIndicator: SDWebImageActivityIndicator? {
        get { nil }
        set {}
    }
    var sd_imageURL: URL? { nil }
    func sd_setImage(
        with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
        progress: ((Int, Int, URL?) -> Void)? = nil, completed: SDExternalCompletionBlock? = nil
    ) {
        if let url, url.isFileURL, let picture = UIImage(contentsOfFile: url.path) {
            image = picture
            completed?(picture, nil, .disk, url)
            return
        }
        image = placeholder
        DispatchQueue.main.async { completed?(nil, SDWebImageError(), .none, url) }
    }
    func sd_cancelCurrentImageLoad() {}
}
extension UIButton {
    func sd_setImage(
        with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
        options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
    ) {
        if placeholder != nil { setImage(placeholder, for: state) }
        DispatchQueue.main.async { completed?(nil, SDWebImageError(), .none, url) }
    }
}
