import UIKit

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
        Quantity(#"context\.maximumDetentValue"#) { stage, _ in stage.names["maximumDetentValue"] },
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
        Quantity("colour of a (default|destructive) action") { stage, words in
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
        Quantity("text of system item (\\w+)") { stage, words in
            let item = stage.conversion.constant(words[1], UIBarButtonItem.SystemItem.self)
            return item.flatMap { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil).title }
        },
    ]

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
