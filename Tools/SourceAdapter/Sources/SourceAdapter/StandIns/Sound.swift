// Inert code in place of AVFoundation's sounds.
import UIKit

protocol AVAudioPlayerDelegate: AnyObject {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}
extension AVAudioPlayerDelegate {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}
class AVAudioPlayer: NSObject {
    weak var delegate: AVAudioPlayerDelegate?
    var volume: Float = 1
    var numberOfLoops = 0
    var currentTime: TimeInterval = 0
    var duration: TimeInterval { 0 }
    var isPlaying: Bool { false }
    var rate: Float = 1
    var enableRate = false
    var pan: Float = 0
    override init() {}
    init(contentsOf url: URL) throws {}
    init(contentsOf url: NSURL) throws {}
    init(contentsOf url: Any?, error: Any?) {}
    init(contentsOf url: URL, fileTypeHint: String?) throws {}
    init(data: Data) throws {}
    init(data: Data, fileTypeHint: String?) throws {}
    @discardableResult func prepareToPlay() -> Bool { true }
    @discardableResult func play() -> Bool { true }
    func pause() {}
    func stop() {}
    func setVolume(_ volume: Float, fadeDuration: TimeInterval) {}
}
class AVAudioSession: NSObject {
    struct Category: Hashable, Sendable {
        let rawValue: String
        static let ambient = Category(rawValue: "ambient")
        static let playback = Category(rawValue: "playback")
        static let soloAmbient = Category(rawValue: "soloAmbient")
        static let record = Category(rawValue: "record")
        static let playAndRecord = Category(rawValue: "playAndRecord")
    }
    struct Mode: Hashable, Sendable {
        let rawValue: String
        static let `default` = Mode(rawValue: "default")
    }
    struct CategoryOptions: OptionSet, Sendable {
        let rawValue: UInt
        static let mixWithOthers = CategoryOptions(rawValue: 1)
        static let duckOthers = CategoryOptions(rawValue: 2)
    }
    static func sharedInstance() -> AVAudioSession { AVAudioSession() }
    func setCategory(_ category: Category) throws {}
    func setCategory(_ category: Category, options: CategoryOptions) throws {}
    func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {}
    func setActive(_ active: Bool) throws {}
}
struct AVFileType: Hashable, Sendable {
    let rawValue: String
    static let mp3 = AVFileType(rawValue: "public.mp3")
    static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    static let aiff = AVFileType(rawValue: "public.aiff-audio")
    static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
}
