import UIKit

/// The way that the system's transitions have moved a controller's view.
@MainActor enum TransitionMotion {
    /// Returns the spring that pushes a controller onto a stack, fitted to the view's way.
    static func pushSpring(on stage: Stage) -> SpringFit {
        let navigation = UINavigationController(rootViewController: UIViewController())
        stage.controller = navigation
        stage.run(0.1)
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        // A change begins with the next layout, or as soon as its coordinator is asked for.
        _ = navigation.transitionCoordinator
        return fit(pushed.view, \.x, within: 0.5, on: stage)
    }

    /// Returns the spring that presents a controller from below, fitted to the view's way.
    static func presentationSpring(on stage: Stage) -> SpringFit {
        fit(present(on: stage).view, \.y, within: 0.4, on: stage)
    }

    /// Returns the duration of a presentation from below, in seconds, as its coordinator has it.
    static func presentationDuration(on stage: Stage) -> TimeInterval? {
        present(on: stage).transitionCoordinator?.transitionDuration
    }

    private static func present(on stage: Stage) -> UIViewController {
        let presented = UIViewController()
        presented.modalPresentationStyle = .overFullScreen
        stage.controller.present(presented, animated: true)
        return presented
    }

    /// Fits a critically damped spring to the way of a view's center from where it is to its model's place.
    private static func fit(
        _ view: UIView, _ axis: KeyPath<CGPoint, CGFloat>, within duration: Double, on stage: Stage
    ) -> SpringFit {
        func place() -> Double {
            Double((view.layer.presentation() ?? view.layer).position[keyPath: axis])
        }
        let (start, end) = (place(), Double(view.center[keyPath: axis]))
        let times = SpringFit.times(within: duration)
        var now = 0.0
        let ways = times.map { time in
            stage.run(time - now, step: 1.0 / 120)
            now = time
            return (place() - start) / (end - start)
        }
        return SpringFit(ratio: 1, duration: duration, times: times, ways: ways)
    }
}
