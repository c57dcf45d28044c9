/// The delegate of a view of web pages, which is notified of nothing.
@preconcurrency @MainActor public protocol UIWebViewDelegate: AnyObject {
    /// Returns a Boolean value that indicates whether a page is loaded; default true.
    func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebViewNavigationType
    ) -> Bool
    /// Notifies the delegate that a page is on its way.
    func webViewDidStartLoad(_ webView: UIWebView)
    /// Notifies the delegate that a page has come.
    func webViewDidFinishLoad(_ webView: UIWebView)
    /// Notifies the delegate that a page has not come.
    func webView(_ webView: UIWebView, didFailLoadWithError error: any Error)
}

extension UIWebViewDelegate {
    /// Returns true.
    public func webView(
        _ webView: UIWebView, shouldStartLoadWith request: URLRequest,
        navigationType: UIWebViewNavigationType
    ) -> Bool { true }
    /// Does nothing.
    public func webViewDidStartLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webViewDidFinishLoad(_ webView: UIWebView) {}
    /// Does nothing.
    public func webView(_ webView: UIWebView, didFailLoadWithError error: any Error) {}
}
