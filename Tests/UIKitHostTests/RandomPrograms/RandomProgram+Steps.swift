import UIKitHost
import UIKitTestSupport

extension RandomProgram {
    typealias Step = (name: String, action: @MainActor (RandomProgram) -> Void)

    /// All that can happen.
    static let steps: [Step] = [
        hierarchy, layout, looks, motions, contents, controllers, physics, callbacks,
    ].flatMap(\.self)

    private static let physics: [Step] = [("physics", { $0.dynamicsStep() })]

    private static let hierarchy: [Step] = [
        ("add", { $0.addWidget() }),
        ("remove", { $0.removeWidget() }),
        ("bring to front", { program in program.withWidget { $0.superview?.bringSubviewToFront($0) } }),
        ("send to back", { program in program.withWidget { $0.superview?.sendSubviewToBack($0) } }),
        (
            "move to another parent",
            { program in
                program.withWidget { widget in
                    guard let parent = program.widgets.randomWidget(&program.random),
                        type(of: parent) == UIView.self, !parent.isDescendant(of: widget)
                    else { return }
                    parent.addSubview(widget)
                }
            }
        ),
    ]

    private static let layout: [Step] = [
        ("frame", { program in program.withWidget { $0.frame = program.frame() } }),
        ("bounds", { program in program.withWidget { $0.bounds.size.width += program.number(-10...10) } }),
        (
            "constant",
            { program in
                guard !program.constraints.isEmpty else { return }
                program.random.pick(program.constraints).constant = program.number(0...200)
            }
        ),
        (
            "activate or deactivate",
            { program in
                guard !program.constraints.isEmpty else { return }
                let constraint = program.random.pick(program.constraints)
                guard let item = constraint.firstItem as? UIView, item.superview != nil,
                    constraint.secondItem == nil || constraint.secondItem === item.superview
                else { return }
                constraint.isActive.toggle()
            }
        ),
        ("layout now", { $0.view.layoutIfNeeded() }),
        (
            "stack",
            { program in
                guard let stack = program.first(UIStackView.self) else { return }
                stack.axis = program.random.pick([.vertical, .horizontal])
                stack.distribution = program.random.pick([
                    .fill, .fillEqually, .equalSpacing, .equalCentering,
                ])
                stack.alignment = program.random.pick([.fill, .center, .leading, .trailing])
                stack.spacing = program.number(0...20)
                stack.arrangedSubviews.first?.isHidden.toggle()
            }
        ),
    ]

    private static let looks: [Step] = [
        ("alpha", { program in program.withWidget { $0.alpha = program.number(0...1) } }),
        ("hidden", { program in program.withWidget { $0.isHidden.toggle() } }),
        ("corners", { program in program.withWidget { $0.layer.cornerRadius = program.number(0...30) } }),
        ("clip", { program in program.withWidget { $0.clipsToBounds.toggle() } }),
        ("tint", { program in program.withWidget { $0.tintColor = program.color() } }),
        (
            "shadow",
            { program in
                program.withWidget {
                    $0.layer.shadowOpacity = Float(program.number(0...1))
                    $0.layer.shadowRadius = program.number(0...10)
                }
            }
        ),
        (
            "dark or light",
            { program in
                program.withWidget {
                    $0.overrideUserInterfaceStyle = program.random.pick([.dark, .light, .unspecified])
                }
            }
        ),
        ("transform", { program in program.withWidget { $0.transform = program.transform() } }),
        (
            "mask",
            { program in
                program.withWidget {
                    let mask = CAShapeLayer()
                    mask.path = UIBezierPath(ovalIn: $0.bounds).cgPath
                    $0.layer.mask = program.random.oneIn(2) ? mask : nil
                }
            }
        ),
    ]

    func transform() -> CGAffineTransform {
        CGAffineTransform(rotationAngle: number(-3...3)).scaledBy(x: number(0...2), y: number(0.1...2))
    }

    /// Does something to one of the widgets, if there is one.
    func withWidget(_ body: (UIView) -> Void) { widgets.randomWidget(&random).map(body) }

    func first<Widget: UIView>(_ type: Widget.Type) -> Widget? {
        widgets.lazy.compactMap { $0 as? Widget }.first
    }
}

extension [UIView] {
    /// Returns a view by chance; nil when there are none.
    func randomWidget(_ random: inout SeededRandom) -> UIView? { isEmpty ? nil : random.pick(self) }
}
