import UIKit

/// The way that animations have moved a view.
@MainActor enum Motion {
    /// Returns the share of the way that a view's center has moved at a time, in seconds.
    static func way(at time: Double, on stage: Stage, _ begin: (UIView) -> Void) -> Double {
        ways(at: [time], on: stage, begin)[0]
    }

    /// Returns the shares of the way at increasing times. The way is 1000 points long.
    static func ways(at times: [Double], on stage: Stage, _ begin: (UIView) -> Void) -> [Double] {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.root.addSubview(view)
        view.center = .zero
        begin(view)
        var now = 0.0
        return times.map { time in
            stage.run(time - now, step: 1.0 / 120)
            now = time
            return Double(view.layer.presentation()?.position.x ?? .nan) / 1000
        }
    }
}
