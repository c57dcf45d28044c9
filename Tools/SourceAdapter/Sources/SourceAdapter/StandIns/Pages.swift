// Inert code in place of WebKit.
import UIKit

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
