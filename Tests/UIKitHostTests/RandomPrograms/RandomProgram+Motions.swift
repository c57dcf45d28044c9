import UIKitHost
import UIKitTestSupport

extension RandomProgram {
    static let motions: [Step] = [
        ("animate", { $0.animateWidget() }),
        (
            "animate with a spring",
            { program in
                program.withWidget { widget in
                    UIView.animate(
                        withDuration: Double(program.number(0...0.6)), delay: 0,
                        usingSpringWithDamping: program.number(0.1...1), initialSpringVelocity: 2,
                        options: [.allowUserInteraction, .beginFromCurrentState]
                    ) {
                        widget.center = CGPoint(x: program.number(0...320), y: program.number(0...500))
                    }
                }
            }
        ),
        (
            "keyframes",
            { program in
                program.withWidget { widget in
                    UIView.animateKeyframes(withDuration: 0.5, delay: 0) {
                        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                            widget.alpha = 0.2
                        }
                        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                            widget.alpha = 1
                        }
                    }
                }
            }
        ),
        (
            "transition",
            { program in
                program.withWidget { widget in
                    UIView.transition(with: widget, duration: 0.3, options: .transitionCrossDissolve) {
                        widget.backgroundColor = program.color()
                    }
                }
            }
        ),
        ("property animator", { $0.startAnimator() }),
        ("turn an animator", { $0.changeAnimator() }),
        (
            "layer animation",
            { program in
                program.withWidget { widget in
                    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
                    (turn.fromValue, turn.toValue, turn.duration) = (0, program.number(-6...6), 0.4)
                    turn.autoreverses = program.random.oneIn(2)
                    widget.layer.add(turn, forKey: program.random.oneIn(2) ? "turn" : nil)
                }
            }
        ),
        ("remove animations", { program in program.withWidget { $0.layer.removeAllAnimations() } }),
        (
            "task",
            { program in
                Task { @MainActor [weak program] in
                    try? await Task.sleep(nanoseconds: 80_000_000)
                    program?.animateWidget()
                }
            }
        ),
        (
            "later",
            { program in
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { [weak program] in program?.addWidget()
                }
            }
        ),
    ]

    func animateWidget() {
        withWidget { widget in
            let (alpha, transform, color) = (number(0...1), transform(), color())
            let isNested = random.oneIn(4)
            UIView.animate(
                withDuration: Double(number(0...0.5)), delay: Double(number(0...0.1)),
                options: random.pick([[], .curveLinear, [.autoreverse, .repeat], .curveEaseIn])
            ) {
                widget.alpha = alpha
                widget.backgroundColor = color
                if isNested { UIView.animate(withDuration: 0.2) { widget.transform = transform } }
                widget.superview?.layoutIfNeeded()
            } completion: { [weak self] _ in
                if isNested { self?.removeWidget() }
            }
        }
    }

    fileprivate func startAnimator() {
        withWidget { widget in
            let center = CGPoint(x: number(0...320), y: number(0...500))
            let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { widget.center = center }
            animator.startAnimation()
            for old in animators.dropLast(5) { old.stopAnimation(true) }
            animators = animators.suffix(5) + [animator]
        }
    }

    fileprivate func changeAnimator() {
        guard !animators.isEmpty else { return }
        let animator = random.pick(animators)
        guard animator.state == .active else { return }
        switch random.next(below: 5) {
        case 0: animator.pauseAnimation()
        case 1: animator.fractionComplete = number(0...1)
        case 2: animator.isReversed.toggle()
        case 3: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        default:
            animator.stopAnimation(false)
            animator.finishAnimation(at: random.pick([.start, .end, .current]))
        }
    }

    /// Adds a behavior, or removes all.
    func dynamicsStep() {
        guard let dynamics else { return }
        let free = widgets.filter { $0.superview === view && $0.translatesAutoresizingMaskIntoConstraints }
        guard !random.oneIn(4), let item = free.randomWidget(&random), !item.bounds.isEmpty else {
            return dynamics.removeAllBehaviors()
        }
        switch random.next(below: 5) {
        case 0: dynamics.addBehavior(UIGravityBehavior(items: [item]))
        case 1:
            let collision = UICollisionBehavior(items: Array(free.prefix(4)))
            collision.translatesReferenceBoundsIntoBoundary = true
            dynamics.addBehavior(collision)
        case 2: dynamics.addBehavior(UISnapBehavior(item: item, snapTo: CGPoint(x: 160, y: 200)))
        case 3:
            let push = UIPushBehavior(items: [item], mode: random.oneIn(2) ? .instantaneous : .continuous)
            push.setAngle(number(0...6), magnitude: number(0...2))
            dynamics.addBehavior(push)
        default:
            dynamics.addBehavior(UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 160, y: 20)))
        }
    }
}
