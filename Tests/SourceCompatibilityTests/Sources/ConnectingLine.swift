import UIKit

/// A line that follows two views by observing their centers, as in demos of 2013, and ends that in its
/// `deinit`.
class ConnectingLine: UIView {
    let first: UIView
    let second: UIView
    var points: [CGPoint] = []

    init(from first: UIView, to second: UIView) {
        self.first = first
        self.second = second
        super.init(frame: .zero)
        first.addObserver(self, forKeyPath: "center", options: .initial, context: nil)
        second.addObserver(self, forKeyPath: "center", options: .new, context: nil)
    }

    required init?(coder aDecoder: NSCoder) { fatalError() }

    deinit {
        first.removeObserver(self, forKeyPath: "center")
        second.removeObserver(self, forKeyPath: "center")
    }

    override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        points = [first.center, second.center]
    }
}
