import Foundation
import UIKitHost
import UIKitTestSupport

// The actions of a hostile scene while it runs.
extension HostileScene {
    /// One of the many things that scenes do.
    func act() {
        let item = random.pick(items)
        switch random.next(below: nature == .bounded ? 10 : 18) {
        case 0: if items.count < 12 { addItem() }
        case 1: setProperties(of: item)
        case 2: gravity.setAngle(number(0...6.3), magnitude: number(0...2))
        case 3: animator.solver = random.pick([.sequential, .graphColored])
        case 4: push(item)
        case 5: move(item)
        case 6: addInnerBoundary()
        case 7: random.oneIn(2) ? gravity.removeItem(item) : gravity.addItem(item)
        case 8: walls.collisionMode = random.pick([.boundaries, .everything])
        case 9: if let behavior = behaviors.popLast() { animator.removeBehavior(behavior) }
        case 10: attach(item)
        case 11: attach(item)
        case 12: attach(item)
        case 13: snap(item)
        case 14: addField(to: item)
        case 15: random.oneIn(3) ? addGroup() : nest(item)
        case 16: release(item)
        default: disturb()
        }
    }

    private func add(_ behavior: UIDynamicBehavior) {
        guard behavior.dynamicAnimator == nil, !behaviors.contains(where: { $0 === behavior }) else { return }
        behaviors.append(behavior)
        animator.addBehavior(behavior)
    }

    private func setProperties(of item: any UIDynamicItem) {
        let behavior = UIDynamicItemBehavior(items: [item])
        behavior.elasticity = number(0...1)
        behavior.friction = number(0...1)
        behavior.density = number(0.2...5)
        behavior.resistance = number(0...3)
        behavior.angularResistance = number(0...3)
        behavior.charge = number(-1...1)
        behavior.isAnchored = random.oneIn(6)
        behavior.allowsRotation = !random.oneIn(4)
        behavior.addLinearVelocity(CGPoint(x: number(-900...900), y: number(-900...900)), for: item)
        behavior.addAngularVelocity(number(-20...20), for: item)
        add(behavior)
    }

    private func push(_ item: any UIDynamicItem) {
        let push = UIPushBehavior(items: [item], mode: random.pick([.continuous, .instantaneous]))
        // At 100 pt/s^2 per newton and kilogram; an item weighs its area.
        let mass = item.bounds.width * item.bounds.height / 10_000
        push.setAngle(number(0...6.3), magnitude: number(0...5) * mass)
        if random.oneIn(2) {
            push.setTargetOffsetFromCenter(
                UIOffset(horizontal: number(-10...10), vertical: number(-10...10)), for: item)
        }
        add(push)
    }

    private func move(_ item: any UIDynamicItem) {
        item.center = point()
        item.transform = CGAffineTransform(rotationAngle: number(-4...4))
        animator.updateItem(usingCurrentState: item)
    }

    private func addInnerBoundary() {
        let name = "line\(random.next(below: 3))" as NSCopying
        switch random.next(below: 4) {
        case 0: walls.removeBoundary(withIdentifier: name)
        case 1: walls.addBoundary(withIdentifier: name, for: UIBezierPath(ovalIn: boundaryFrame))
        case 2: walls.addBoundary(withIdentifier: name, forOpen: UIBezierPath(ovalIn: boundaryFrame))
        default: walls.addBoundary(withIdentifier: name, from: point(), to: point())
        }
    }

    // A huge curve is cut into hundreds of thousands of segments, which takes time and shows nothing.
    private var boundaryFrame: CGRect {
        CGRect(
            x: number(50...300), y: number(50...300), width: random.number(20...90),
            height: random.number(20...90))
    }

    private func attach(_ item: any UIDynamicItem) {
        let other = random.pick(items)
        guard other !== item || nature == .wild else { return }
        let offset = UIOffset(horizontal: number(-15...15), vertical: number(-15...15))
        let attachment: UIAttachmentBehavior
        switch random.next(below: 7) {
        case 0: attachment = UIAttachmentBehavior(item: item, attachedToAnchor: point())
        case 1:
            attachment = UIAttachmentBehavior(item: item, offsetFromCenter: offset, attachedToAnchor: point())
        case 2: attachment = UIAttachmentBehavior(item: item, attachedTo: other)
        case 3:
            attachment = .limitAttachment(
                with: item, offsetFromCenter: offset, attachedTo: other, offsetFromCenter: .zero)
        case 4: attachment = .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: point())
        case 5: attachment = .pinAttachment(with: item, attachedTo: other, attachmentAnchor: point())
        default:
            attachment = .slidingAttachment(
                with: item, attachedTo: other, attachmentAnchor: point(), axisOfTranslation: vector(-1...1))
        }
        if random.oneIn(2) { (attachment.frequency, attachment.damping) = (number(0.5...10), number(0...2)) }
        if random.oneIn(3) { attachment.length = number(0...120) }
        if random.oneIn(3) { attachment.frictionTorque = number(0...1) }
        if random.oneIn(3) {
            let ends = [number(-40...40), number(-40...40)]
            attachment.attachmentRange = UIFloatRange(minimum: ends.min()!, maximum: ends.max()!)
        }
        if random.oneIn(3) { attachment.action = { [unowned self] in attachment.anchorPoint = point() } }
        add(attachment)
    }

    private func snap(_ item: any UIDynamicItem) {
        let snap = UISnapBehavior(item: item, snapTo: point())
        snap.damping = number(0...1)
        snap.allowsRotation = !random.oneIn(3)
        if random.oneIn(3) { snap.action = { [unowned self] in snap.snapPoint = point() } }
        add(snap)
    }

    private func addField(to item: any UIDynamicItem) {
        let field: UIFieldBehavior
        switch random.next(below: 11) {
        case 0: field = .dragField()
        case 1: field = .vortexField()
        case 2: field = .radialGravityField(position: point())
        case 3: field = .linearGravityField(direction: vector(-1...1))
        case 4: field = .velocityField(direction: vector(-1...1))
        case 5: field = .noiseField(smoothness: number(0...1), animationSpeed: number(0...2))
        case 6: field = .turbulenceField(smoothness: number(0...1), animationSpeed: number(0...2))
        case 7: field = .springField()
        case 8: field = .electricField()
        case 9: field = .magneticField()
        default:
            field = .field { [unowned self] _, center, velocity, mass, _, _ in
                interfere(oneIn: 40)
                return CGVector(dx: number(-1...1) * mass, dy: -velocity.dy / 100 * mass)
            }
        }
        field.position = point()
        field.strength = number(-1...1)
        if random.oneIn(3) { field.falloff = number(-1...2) }
        if random.oneIn(3) { field.minimumRadius = number(0...50) }
        if random.oneIn(3) { field.region = hostileRegion }
        field.addItem(item)
        if random.oneIn(2) { field.addItem(random.pick(items)) }
        add(field)
    }

    private var hostileRegion: UIRegion {
        let circle = UIRegion(radius: number(0...200))
        let rectangle = UIRegion(size: CGSize(width: number(0...200), height: number(0...200)))
        return random.pick([
            circle, rectangle.inverse(), circle.union(with: rectangle), circle.difference(from: rectangle),
        ])
    }

    /// A behavior of behaviors, which changes while it acts.
    private func nest(_ item: any UIDynamicItem) {
        let (parent, child) = (UIDynamicBehavior(), UIDynamicBehavior())
        let pull = UIGravityBehavior(items: [item])
        pull.magnitude = number(0...1)
        child.addChildBehavior(pull)
        parent.addChildBehavior(child)
        parent.action = { [unowned self, unowned parent] in
            if random.oneIn(10), let first = parent.childBehaviors.first { parent.removeChildBehavior(first) }
            if random.oneIn(10) { parent.addChildBehavior(UISnapBehavior(item: item, snapTo: point())) }
        }
        add(parent)
    }

    /// Lets an item go, or all.
    private func release(_ item: any UIDynamicItem) {
        if random.oneIn(8) {
            behaviors = []
            return animator.removeAllBehaviors()
        }
        walls.removeItem(item)
        if random.oneIn(2) { (item as? UIView)?.removeFromSuperview() }
        if random.oneIn(2) { walls.addItem(item) }
    }

    /// Changes a setting that affects all items at once.
    private func disturb() {
        switch random.next(below: 6) {
        case 0: view.bounds.size = CGSize(width: number(300...500), height: number(300...500))
        case 1: animator.timeScale = Double(random.oneIn(20) ? number(0...2) : random.number(0...2))
        case 2: walls.setTranslatesReferenceBoundsIntoBoundary(with: insets)
        case 3: walls.translatesReferenceBoundsIntoBoundary.toggle()
        case 4:
            walls.boundaryElasticity = number(0...1)
            walls.boundaryFriction = number(0...1)
        default: if nature == .wild, random.oneIn(20) { animator.engineGeneration = .iOS7 }
        }
    }

    private var insets: UIEdgeInsets {
        UIEdgeInsets(
            top: number(0...30), left: number(-30...30), bottom: number(0...30), right: number(0...30))
    }
}
