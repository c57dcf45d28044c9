import CoreGeometry
import FlipbookCore
import Foundation
import UIKitHost

extension SimulationRun {
    /// The current settings of animators, behaviors and items that affect how items move.
    var behaviorSettings: [BehaviorSetting] {
        host.withCurrent {
            var list = SettingList(host: host)
            for animator in host.animators { list.add(animator) }
            return list.settings
        }
    }
}

/// The settings as they are collected.
@MainActor private struct SettingList {
    let host: SceneHost
    private(set) var settings: [BehaviorSetting] = []
    private var counts: [String: Int] = [:]

    init(host: SceneHost) {
        self.host = host
    }

    mutating func add(_ animator: UIDynamicAnimator) {
        let owner = numbered("UIDynamicAnimator")
        let values = [
            ("engineGeneration", "\(animator.engineGeneration)"), ("solver", animator.solver.rawValue),
            ("timeScale", animator.timeScale.text),
        ]
        add(values, of: owner, items: [])
        _ = animator.itemStates  // Names items in their own order.
        for behavior in animator.behaviors { add(behavior) }
    }

    private mutating func add(_ behavior: UIDynamicBehavior) {
        let items = behavior.members
        let owner = numbered(behavior.kind)
        add(behavior.settings, of: owner, items: items.map(host.name(of:)))
        for item in items { add(item) }
        for child in behavior.childBehaviors { add(child) }
    }

    private mutating func add(_ item: any UIDynamicItem) {
        let owner = "item \(host.name(of: item))"
        guard !settings.contains(where: { $0.owner == owner }) else { return }
        let values = [
            ("size", "\(Double(item.bounds.width).text)x\(Double(item.bounds.height).text)"),
            ("collisionBoundsType", "\(item.collisionBoundsType)"),
        ]
        add(values, of: owner, items: [])
    }

    private mutating func add(_ values: [(String, String)], of owner: String, items: [String]) {
        let values = values.isEmpty ? [("items", "\(items.count)")] : values
        settings += values.map {
            BehaviorSetting(owner: owner, items: items, property: $0.0, value: $0.1)
        }
    }

    private mutating func numbered(_ kind: String) -> String {
        counts[kind, default: 0] += 1
        return counts[kind] == 1 ? kind : "\(kind) \(counts[kind]!)"
    }
}

extension UIDynamicBehavior {
    /// The name of the behavior's class; all fields share `UIFieldBehavior`.
    fileprivate var kind: String { "\(type(of: self))" }

    /// The properties that affect the motion, as names and values.
    fileprivate var settings: [(String, String)] {
        switch self {
        case let gravity as UIGravityBehavior:
            [("magnitude", text(gravity.magnitude)), ("angle", text(gravity.angle))]
        case let push as UIPushBehavior:
            [
                ("magnitude", text(push.magnitude)), ("angle", text(push.angle)),
                ("mode", "\(push.mode)"), ("active", "\(push.active)"),
            ]
        case let collision as UICollisionBehavior: collision.rules
        case let attachment as UIAttachmentBehavior:
            [
                ("length", text(attachment.length)), ("anchorPoint", text(attachment.anchorPoint)),
                ("frequency", text(attachment.frequency)), ("damping", text(attachment.damping)),
                ("frictionTorque", text(attachment.frictionTorque)),
                (
                    "attachmentRange",
                    text(attachment.attachmentRange.minimum) + " to "
                        + text(attachment.attachmentRange.maximum)
                ),
            ]
        case let snap as UISnapBehavior:
            [("snapPoint", text(snap.snapPoint)), ("damping", text(snap.damping))]
        case let properties as UIDynamicItemBehavior:
            [
                ("elasticity", text(properties.elasticity)), ("friction", text(properties.friction)),
                ("density", text(properties.density)), ("resistance", text(properties.resistance)),
                ("angularResistance", text(properties.angularResistance)),
                ("charge", text(properties.charge)), ("isAnchored", "\(properties.isAnchored)"),
                ("allowsRotation", "\(properties.allowsRotation)"),
            ]
        case let field as UIFieldBehavior:
            [
                ("position", text(field.position)), ("strength", text(field.strength)),
                ("falloff", text(field.falloff)), ("minimumRadius", text(field.minimumRadius)),
                ("direction", text(field.direction)), ("smoothness", text(field.smoothness)),
                ("animationSpeed", text(field.animationSpeed)), ("noiseSeed", "\(field.noiseSeed)"),
            ]
        default: []
        }
    }
}

extension UICollisionBehavior {
    fileprivate var rules: [(String, String)] {
        let names = (boundaryIdentifiers ?? []).map { "\($0)" }.sorted()
        let shapes = (boundaryIdentifiers ?? []).map { identifier in
            ("boundary \(identifier)", boundary(withIdentifier: identifier).map { text($0.bounds) } ?? "none")
        }
        return [
            ("collisionMode", "\(collisionMode.rawValue)"),
            ("translatesReferenceBoundsIntoBoundary", "\(translatesReferenceBoundsIntoBoundary)"),
            ("boundaryFriction", text(boundaryFriction)),
            ("boundaryElasticity", text(boundaryElasticity)),
            ("boundaries", names.isEmpty ? "none" : names.shortList),
        ] + shapes.sorted { $0.0 < $1.0 }
    }
}

private func text(_ number: CGFloat) -> String { Double(number).text }
private func text(_ point: CGPoint) -> String { "(\(text(point.x)), \(text(point.y)))" }
private func text(_ vector: CGVector) -> String { "(\(text(vector.dx)), \(text(vector.dy)))" }
private func text(_ rect: CGRect) -> String {
    "\(text(rect.width))x\(text(rect.height)) at \(text(rect.origin))"
}
