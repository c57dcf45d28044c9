public import Foundation
public import UIKitCore

/// A view of web pages of iOS 2 to 11, which a film leaves white.
@preconcurrency @MainActor open class UIWebView: UIView {
    /// The delegate, which is notified of nothing; held weakly.
    open weak var delegate: (any UIWebViewDelegate)?
    /// The view that would scroll the page.
    public let scrollView = UIScrollView()
    /// The page that was asked for; nil for none.
    open private(set) var request: URLRequest?
    /// A Boolean value that indicates whether pages fit the view; default false. A film shows none.
    open var scalesPageToFit = false
    /// A Boolean value that indicates whether a page is on its way; false.
    open var isLoading: Bool { false }
    /// A Boolean value that indicates whether there is a page before; false.
    open var canGoBack: Bool { false }
    /// A Boolean value that indicates whether there is a page behind; false.
    open var canGoForward: Bool { false }
    /// A Boolean value that indicates whether films play within the page; default false.
    open var allowsInlineMediaPlayback = false
    /// A Boolean value that indicates whether films wait for a touch; default true.
    open var mediaPlaybackRequiresUserAction = true

    /// Creates a view.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
    }

    /// Creates a view from a storyboard.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        backgroundColor = .white
    }

    private func leaveOut() {
        RunContext.current.warn("UIWebView stays white: web pages are left out.")
    }

    /// Leaves the page out, with a warning.
    open func loadRequest(_ request: URLRequest) {
        self.request = request
        leaveOut()
    }
    /// Leaves the page out, with a warning.
    open func loadHTMLString(_ string: String, baseURL: URL?) { leaveOut() }
    /// Leaves the page out, with a warning.
    open func load(_ data: Data, mimeType MIMEType: String, textEncodingName: String, baseURL: URL) {
        leaveOut()
    }
    /// Returns nil: there is no page whose script could run.
    @discardableResult open func stringByEvaluatingJavaScript(from script: String) -> String? { nil }
    /// Does nothing.
    open func reload() {}
    /// Does nothing.
    open func stopLoading() {}
    /// Does nothing.
    open func goBack() {}
    /// Does nothing.
    open func goForward() {}
}
