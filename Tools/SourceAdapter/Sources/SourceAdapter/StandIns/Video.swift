// Inert code in place of AVFoundation's and AVKit's videos, and the place of a picture in an area.
import UIKit

struct AVLayerVideoGravity: Hashable, Sendable {
    let rawValue: String
    static let resize = AVLayerVideoGravity(rawValue: "resize")
    static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
    static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}
class AVPlayerItem: NSObject { init(url: URL) {} }
class AVPlayer: NSObject {
    enum ActionAtItemEnd: Int { case advance, pause, none }
    var (volume, rate, isMuted): (Float, Float, Bool) = (1, 0, false)
    var actionAtItemEnd = ActionAtItemEnd.pause
    private(set) var currentItem: AVPlayerItem?
    override init() {}
    init(url: URL) {}
    init(playerItem: AVPlayerItem?) { currentItem = playerItem }
    func play() {}
    func pause() {}
    func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
}
class AVPlayerLayer: CALayer {
    var player: AVPlayer?
    var videoGravity = AVLayerVideoGravity.resizeAspect
    convenience init(player: AVPlayer?) {
        self.init()
        self.player = player
    }
}
class AVPlayerViewController: UIViewController {
    var player: AVPlayer?
    var showsPlaybackControls = true
    var videoGravity = AVLayerVideoGravity.resizeAspect
}
extension NSNotification.Name {
    static let AVPlayerItemDidPlayToEndTime = NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}
/// Returns the largest rectangle of an aspect ratio in the middle of another.
func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0 else { return boundingRect }
    let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * scale, aspectRatio.height * scale)
    return CGRect(
        x: boundingRect.midX - width / 2, y: boundingRect.midY - height / 2, width: width, height: height)
}
