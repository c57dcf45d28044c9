/// Inert code in place of modules that show pages, games, shops and mail of others.
extension StandIns {
    static let games = """
        class GKLocalPlayer: NSObject {
            static let local = GKLocalPlayer()
            static func localPlayer() -> GKLocalPlayer { local }
            var isAuthenticated: Bool { false }
            var displayName: String { "" }
            var alias: String { "" }
            var authenticateHandler: ((UIViewController?, Error?) -> Void)?
        }
        class GKScore: NSObject {
            var value: Int64 = 0
            init(leaderboardIdentifier identifier: String) {}
            static func report(_ scores: [GKScore], withCompletionHandler handler: ((Error?) -> Void)? = nil) {
                handler?(nil)
            }
        }
        class GKAchievement: NSObject {
            var percentComplete = 0.0
            var showsCompletionBanner = false
            init(identifier: String) {}
            static func report(_ achievements: [GKAchievement], withCompletionHandler handler: ((Error?) -> Void)? = nil) {
                handler?(nil)
            }
        }
        protocol GKGameCenterControllerDelegate: AnyObject {
            func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
        }
        class GKGameCenterViewController: UIViewController {
            enum State { case `default`, leaderboards, achievements }
            weak var gameCenterDelegate: GKGameCenterControllerDelegate?
            var viewState = State.default
            var leaderboardIdentifier: String?
        }
        """

    static let pages = """
        #if canImport(FoundationNetworking)
            import FoundationNetworking
        #endif
        class WKWebViewConfiguration: NSObject {
            var userContentController = WKUserContentController()
            var allowsInlineMediaPlayback = false
        }
        class WKUserContentController: NSObject {
            func add(_ handler: WKScriptMessageHandler, name: String) {}
            func removeScriptMessageHandler(forName name: String) {}
        }
        class WKScriptMessage: NSObject { var body: Any { "" }; var name: String { "" } }
        protocol WKScriptMessageHandler: AnyObject {
            func userContentController(_ controller: WKUserContentController, didReceive message: WKScriptMessage)
        }
        class WKNavigation: NSObject {}
        protocol WKNavigationDelegate: AnyObject {
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
            func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error)
        }
        extension WKNavigationDelegate {
            func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
            func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: Error) {}
        }
        protocol WKUIDelegate: AnyObject {}
        class WKWebView: UIView {
            weak var navigationDelegate: WKNavigationDelegate?
            weak var uiDelegate: WKUIDelegate?
            let configuration: WKWebViewConfiguration
            let scrollView = UIScrollView()
            var url: URL? { nil }
            var isLoading: Bool { false }
            var canGoBack: Bool { false }
            var canGoForward: Bool { false }
            var estimatedProgress: Double { 1 }
            var allowsBackForwardNavigationGestures = false
            init(frame: CGRect, configuration: WKWebViewConfiguration) {
                self.configuration = configuration
                super.init(frame: frame)
            }
            convenience override init(frame: CGRect) {
                self.init(frame: frame, configuration: WKWebViewConfiguration())
            }
            required init?(coder: NSCoder) {
                configuration = WKWebViewConfiguration()
                super.init(coder: coder)
            }
            @discardableResult func load(_ request: URLRequest) -> WKNavigation? { nil }
            @discardableResult func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
            @discardableResult func loadFileURL(_ url: URL, allowingReadAccessTo access: URL) -> WKNavigation? { nil }
            @discardableResult func reload() -> WKNavigation? { nil }
            @discardableResult func goBack() -> WKNavigation? { nil }
            @discardableResult func goForward() -> WKNavigation? { nil }
            func stopLoading() {}
            func evaluateJavaScript(_ script: String, completionHandler: ((Any?, Error?) -> Void)? = nil) {
                completionHandler?(nil, nil)
            }
        }
        """

    static let sharing = """
        let SLServiceTypeTwitter = "com.apple.social.twitter"
        let SLServiceTypeFacebook = "com.apple.social.facebook"
        class SLComposeViewController: UIViewController {
            convenience init?(forServiceType serviceType: String) { return nil }
            static func isAvailable(forServiceType serviceType: String) -> Bool { false }
            @discardableResult func setInitialText(_ text: String) -> Bool { false }
            @discardableResult func add(_ image: UIImage) -> Bool { false }
            @discardableResult func add(_ url: URL) -> Bool { false }
        }
        """

    static let shop = """
        enum SKStoreReviewController { static func requestReview() {} }
        """

    static let mail = """
        enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }
        enum MessageComposeResult: Int { case cancelled, sent, failed }
        @MainActor protocol MFMailComposeViewControllerDelegate: AnyObject {
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?)
        }
        extension MFMailComposeViewControllerDelegate {
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?) {}
        }
        class MFMailComposeViewController: UINavigationController {
            weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?
            static func canSendMail() -> Bool { false }
            func setSubject(_ subject: String) {}
            func setToRecipients(_ toRecipients: [String]?) {}
            func setCcRecipients(_ ccRecipients: [String]?) {}
            func setMessageBody(_ body: String, isHTML: Bool) {}
            func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
        }
        @MainActor protocol MFMessageComposeViewControllerDelegate: AnyObject {
            func messageComposeViewController(
                _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
        }
        class MFMessageComposeViewController: UINavigationController {
            weak var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
            var (recipients, body): ([String]?, String?) = (nil, nil)
            static func canSendText() -> Bool { false }
        }
        """

    static let web = """
        class SFSafariViewController: UIViewController {
            convenience init(url: URL) { self.init(nibName: nil, bundle: nil) }
        }
        """

    static let video = """
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
        """
}
