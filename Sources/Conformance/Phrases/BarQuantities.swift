import Picture
import UIKit
import UIKitMembers

/// Quantities of bars, alerts and sheets.
@MainActor enum BarQuantities {
    static let all: [Quantity] = [
        Quantity(#"presented view frame in the window\.(\w+)"#) { stage, words in
            guard let view = (stage.subject as? UIViewController)?.view else { return nil }
            return Geometry.part(words[1], of: view.convert(view.bounds, to: nil))
        },
        Quantity(#"safeAreaInsets\.(\w+) of the (sheet|content view)"#) { stage, words in
            let controller = words[2] == "sheet" ? stage.subject : stage.names["content"]
            return (controller as? UIViewController).flatMap {
                Geometry.part(words[1], of: $0.view.safeAreaInsets)
            }
        },
        Quantity("fill") { stage, _ in
            guard let view = (stage.subject as? UIViewController)?.view else {
                throw Obstacle.notUnderstood("a sheet")
            }
            // The part of the view that lies in front, which covers all of it.
            let parts = DrawnParts(of: view, in: stage).parts
            let color = parts.last { $0.frame.width >= view.bounds.width * 0.9 }?.color
            return color.map { [$0.red, $0.green, $0.blue, $0.alpha].map { Double($0) * 255 } }
        },
        Quantity(#"background\.frame\.(\w+)"#) { stage, words in
            guard let bar = (stage.subject as? UINavigationController)?.navigationBar else {
                throw Obstacle.notUnderstood("a bar")
            }
            // The bar draws its background, which reaches up to the edge of the screen and down to its own.
            stage.run(0.05)
            let parts = DrawnParts(of: stage.root, in: stage).parts
            let background = parts.first {
                $0.frame.width >= bar.bounds.width && abs($0.frame.maxY - bar.frame.maxY) < 0.01
            }
            return background.flatMap { Geometry.part(words[1], of: $0.frame) }
        },
        Quantity(#"context\.maximumDetentValue"#) { stage, _ in
            // The context exists only while the sheet asks a detent's closure.
            var largest: CGFloat?
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .pageSheet
            sheet.sheetPresentationController?.detents = [
                .custom {
                    largest = $0.maximumDetentValue
                    return 100
                }
            ]
            stage.controller.present(sheet, animated: false)
            stage.run(1)
            return largest
        },
        Quantity(#"untransformed height of a medium sheet"#) { stage, _ in
            (stage.subject as? UIViewController)?.view.bounds.height
        },
        Quantity(#"scale of a medium sheet"#) { stage, _ in
            guard let view = (stage.subject as? UIViewController)?.view else { return nil }
            return view.convert(view.bounds, to: nil).width / view.bounds.width
        },
        Quantity(#"detent a sheet with \[medium, large\] opens at"#) { stage, _ in
            guard let controller = stage.subject as? UIViewController, let view = controller.viewIfLoaded
            else { return nil }
            // The smaller detent leaves more than a third of the window free.
            let top = view.convert(view.bounds, to: nil).minY
            return top > stage.root.bounds.height / 3 ? "medium" : "large"
        },
        Quantity(#"button\[(\d+)\]\.frame"#) { stage, words in
            guard let bar = stage.subject as? UITabBar else { throw Obstacle.notUnderstood("a tab bar") }
            let frames = bar.framesOfItems
            let place = try words.count(1)
            return frames.indices.contains(place) ? frames[place] : nil
        },
        Quantity("toolbar slot (y|height)") { stage, words in
            (stage.subject as? UINavigationController).flatMap {
                Geometry.part(words[1], of: $0.toolbar.frame)
            }
        },
        Quantity(#"alert view (\w+)"#) { stage, words in
            Geometry.part(words[1], of: try alert(stage).card(in: stage.root))
        },
        Quantity("corner radius") { stage, _ in try radius(of: alert(stage)) },
        Quantity("(title|message) font, with a (?:title|message)") { stage, words in
            let alert = try alert(stage)
            return alert.label(words[1] == "title" ? alert.title : alert.message)?.font
        },
        Quantity("alignment when both") { stage, _ in
            let alert = try alert(stage)
            return alert.label(alert.title)?.textAlignment
        },
        Quantity("font when only one of both|alignment when only one") { stage, words in
            let alert = AlertPlan()
            (alert.title, alert.actions) = ("Saved", ["OK"])
            try alert.present(on: stage)
            let label = alert.label("Saved")
            return words[0].hasPrefix("font") ? label?.font : label?.textAlignment
        },
        Quantity("colou?r of a (default|destructive) action") { stage, words in
            let alert = AlertPlan()
            (alert.title, alert.actions) = ("A", [words[1] == "default" ? "OK" : "Delete"])
            try alert.present(on: stage)
            return alert.label(alert.actions[0])?.textColor
        },
        Quantity("order of (two|three) actions on screen") { stage, words in
            let alert = AlertPlan()
            alert.title = "A"
            alert.actions = words[1] == "two" ? ["Cancel", "OK"] : ["Cancel", "OK", "Later"]
            try alert.present(on: stage)
            let places = alert.actions.map { alert.label($0).map { $0.convert($0.bounds, to: nil) } ?? .null }
            let isFirst = places.dropFirst().allSatisfy {
                places[0].minX < $0.minX && places[0].midY == $0.midY || places[0].minY < $0.minY
            }
            return isFirst ? "Cancel first" : "Cancel last"
        },
        Quantity(#"first item (?:in the toolbar|platter)[. ](\w+)|platter height(?: of a toolbar item)?"#) {
            stage, words in
            let bar = (stage.subject as? UINavigationController)?.toolbar ?? stage.subject as? UIToolbar
            guard let bar else { throw Obstacle.notUnderstood("a toolbar") }
            if bar.items?.isEmpty ?? true {
                bar.items = [UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)]
            }
            stage.show(bar)
            let item = firstControl(in: bar)
            let frame = item.map { $0.convert($0.bounds, to: bar) }
            return frame.flatMap { Geometry.part(words[1].isEmpty ? "height" : words[1], of: $0) }
        },
        Quantity("colou?r of (an item without tint|a disabled item)") { stage, words in
            guard let bar = stage.subject as? UIToolbar else { throw Obstacle.notUnderstood("a toolbar") }
            let item = UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil)
            item.isEnabled = !words[1].contains("disabled")
            bar.items = [item]
            stage.show(bar)
            return firstLabel("A", in: bar)?.textColor
        },
        Quantity("gap between stacked actions") { stage, _ in
            let alert = AlertPlan()
            (alert.title, alert.actions) = ("A", ["One", "Two", "Three"])
            try alert.present(on: stage)
            let frames = alert.actions.compactMap { alert.label($0)?.frame }
            return frames.count == 3 ? frames[1].minY - frames[0].maxY : nil
        },
        Quantity("action height") { stage, _ in
            let alert = try alert(stage)
            var view: UIView? = alert.actions.first.flatMap { alert.label($0) }
            while let next = view, !(next is UIControl), next.gestureRecognizers?.isEmpty ?? true {
                view = next.superview
            }
            return view?.bounds.height
        },
        Quantity("text of system item (\\w+)") { stage, words in
            let item = stage.conversion.constant(words[1], UIBarButtonItem.SystemItem.self)
            return item.flatMap { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil).title }
        },
    ]

    /// Returns the controls in a bar.
    static func controls(in bar: UIView) -> [UIView] {
        bar.subviews.flatMap { ($0 is UIControl ? [$0] : []) + controls(in: $0) }
    }

    /// Returns the control of a bar that is farthest left.
    static func firstControl(in bar: UIView) -> UIView? {
        controls(in: bar).min { $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX }
    }

    /// Returns the label of a text in a view.
    static func firstLabel(_ text: String, in view: UIView) -> UILabel? {
        var next = [view]
        while !next.isEmpty {
            if let found = next.compactMap({ $0 as? UILabel }).first(where: { $0.text == text }) {
                return found
            }
            next = next.flatMap(\.subviews)
        }
        return nil
    }

    private static func alert(_ stage: Stage) throws -> AlertPlan {
        guard let alert = stage.subject as? AlertPlan else { throw Obstacle.notUnderstood("an alert") }
        return alert
    }

    /// Returns the greatest radius of the alert's parts.
    private static func radius(of alert: AlertPlan) -> CGFloat {
        var next: [UIView] = alert.alert.map { [$0.view] } ?? []
        var radius: CGFloat = 0
        while !next.isEmpty {
            radius = max(radius, next.map(\.layer.cornerRadius).max() ?? 0)
            next = next.flatMap(\.subviews)
        }
        return radius
    }
}
