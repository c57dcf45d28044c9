import UIKit

/// Quantities of the platters on which buttons of bars lie. Each shows bars of its own.
@MainActor enum PlatterQuantities {
    static let all: [Quantity] = [
        Quantity("platter height of a navigation bar item") { stage, _ in
            let bar = navigation(stage).navigationBar
            return BarQuantities.firstControl(in: bar)?.bounds.height
        },
        Quantity(#"platter width of an image (\d+) wide"#) { stage, words in
            let size = CGSize(width: CGFloat(words.number(1)), height: 20)
            let image = UIGraphicsImageRenderer(size: size).image { _ in }
            let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
            return BarQuantities.firstControl(in: navigation(stage, item).navigationBar)?.bounds.width
        },
        Quantity(#"title cent(?:re|er) below the top of the bar zone.*"#) { stage, _ in
            let navigation = navigation(stage)
            let title = BarQuantities.firstLabel("Title", in: navigation.navigationBar)
            // The zone is that of a screen without a status bar, 10 points above the bar.
            return title.map {
                $0.convert(CGPoint(x: 0, y: $0.bounds.midY), to: navigation.navigationBar).y + 10
            }
        },
        Quantity("padding left and right of a text item in its platter") { stage, _ in
            let bar = toolbar([item("A title")], stage)
            guard let control = BarQuantities.firstControl(in: bar),
                let label = BarQuantities.firstLabel("A title", in: bar)
            else { return nil }
            return (control.bounds.width - label.intrinsicContentSize.width) / 2
        },
        Quantity("system item done") { _, _ in
            let item = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
            let form = item.image == UIImage(systemName: "checkmark") ? "checkmark" : item.title ?? ""
            return (item.style == .done ? "prominent style, " : "plain style, ") + form
        },
        Quantity("gap between platters") { stage, _ in
            let bar = toolbar([item("A title"), .fixedSpace(0), item("B title")], stage)
            let frames = BarQuantities.controls(in: bar).map { $0.convert($0.bounds, to: bar) }
                .sorted { $0.minX < $1.minX }
            return frames.count == 2 ? frames[1].minX - frames[0].maxX : nil
        },
    ]

    private static func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    private static func toolbar(_ items: [UIBarButtonItem], _ stage: Stage) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 393, height: 44))
        bar.items = items
        stage.show(bar)
        return bar
    }

    private static func navigation(
        _ stage: Stage, _ button: UIBarButtonItem? = nil
    ) -> UINavigationController {
        let content = UIViewController()
        content.title = "Title"
        content.navigationItem.rightBarButtonItem = button ?? item("Next")
        let navigation = UINavigationController(rootViewController: content)
        stage.controller = navigation
        stage.run(0.05)
        return navigation
    }
}
