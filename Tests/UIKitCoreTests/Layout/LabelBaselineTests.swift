import Testing
import UIKitHost

/// The baselines of labels, as measured on iOS 26.1, iPhone SE.
@MainActor @Suite struct LabelBaselineTests {
    private let host = SceneHost(size: CGSize(width: 375, height: 667), scale: 2)

    /// A label at the top of the window, and a view at one of its baselines.
    private func place(_ size: CGFloat, _ anchor: (UILabel) -> NSLayoutYAxisAnchor) -> (UILabel, UIView) {
        host.withCurrent {
            let (label, mark) = (UILabel(), UIView())
            label.text = "Title"
            label.font = .systemFont(ofSize: size)
            for view in [label, mark] {
                view.translatesAutoresizingMaskIntoConstraints = false
                host.window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: host.window.topAnchor),
                mark.topAnchor.constraint(equalTo: anchor(label)),
                mark.heightAnchor.constraint(equalToConstant: 10),
            ])
            host.window.layoutIfNeeded()
            return (label, mark)
        }
    }

    @Test(arguments: [(13, 12.5), (22, 21), (28, 26.5)])
    func theFirstBaselineIsTheAscenderOnPixels(_ size: Double, _ baseline: Double) {
        let (_, mark) = place(CGFloat(size)) { $0.firstBaselineAnchor }
        #expect(mark.frame.minY == CGFloat(baseline))
    }

    @Test(arguments: [13.0, 17, 22, 28]) func theOnlyLineHasOneBaseline(_ size: Double) {
        let (label, first) = place(CGFloat(size)) { $0.firstBaselineAnchor }
        let (_, last) = place(CGFloat(size)) { $0.lastBaselineAnchor }
        #expect(first.frame.minY == last.frame.minY && first.frame.minY < label.frame.maxY)
    }
}
