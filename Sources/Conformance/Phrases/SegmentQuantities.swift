import Picture
import UIKit
import UIKitMembers

/// Quantities of segmented controls, whose parts have no names.
@MainActor enum SegmentQuantities {
    static let all: [Quantity] = [
        Quantity(#"(segment|title)\[(\d+)\]\.frame\.(\w+)"#) { stage, words in
            let control = try control(stage)
            let buttons = buttons(of: control)
            let place = try words.count(2)
            guard buttons.indices.contains(place) else { return nil }
            let view: UIView? = words[1] == "title" ? buttons[place].titleLabel : buttons[place]
            return view.flatMap { Geometry.part(words[3], of: $0.convert($0.bounds, to: control)) }
        },
        Quantity(#"marker\.frame\.(\w+)"#) { stage, words in
            try marker(of: control(stage)).flatMap { Geometry.part(words[1], of: $0.frame) }
        },
        Quantity("marker corner radius") { stage, _ in try marker(of: control(stage))?.layer.cornerRadius },
        Quantity("marker R G B") { stage, _ in
            let control = try control(stage)
            let color = marker(of: control)?.backgroundColor?.resolvedColor(with: control.traitCollection)
            return color.map { Array(ValueText.components($0).prefix(3)) }
        },
        Quantity("font of (a|the selected) title") { stage, words in
            let control = try control(stage)
            let isSelected = words[1] != "a"
            let buttons = buttons(of: control).enumerated()
            return buttons.first { ($0.offset == control.selectedSegmentIndex) == isSelected }?
                .element.titleLabel?.font
        },
        Quantity("background colou?r") { stage, _ in
            let view = try stage.subject as? UIView ?? control(stage)
            stage.show(view)
            return view.backgroundColor
        },
        Quantity("opacity of background and titles") { stage, _ in
            let control = try control(stage)
            let drawn = DrawnParts(of: control, in: stage).colors.first?.alpha ?? 0
            return drawn / (control.backgroundColor?.cgColor.alpha ?? 1)
        },
    ]

    private static func control(_ stage: Stage) throws -> UISegmentedControl {
        guard let control = stage.subject as? UISegmentedControl else {
            throw Obstacle.notUnderstood("\(stage.row.quantity) of no segmented control")
        }
        stage.show(control)
        return control
    }

    private static func buttons(of control: UISegmentedControl) -> [UIButton] {
        control.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
    }

    /// Returns the view behind the selected title.
    private static func marker(of control: UISegmentedControl) -> UIView? {
        control.subviews.first { !($0 is UIButton) && !$0.isHidden }
    }
}
