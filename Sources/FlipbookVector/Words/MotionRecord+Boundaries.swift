import CoreGeometry
import Foundation
import UIKitHost

extension MotionRecord {
    /// Returns the words for the item or boundary of a contact; nil where it has no clear ones.
    func words(for party: String, in contact: ContactRecord, _ names: ActorNames) -> String? {
        // The edges of the view have no name in traces.
        if party == "(null)" { return "the edge of the view" }
        if let actor = actors.first(where: { $0.name == party }) { return names[actor] }
        guard !party.isEmpty else { return nil }
        // The name of a line that nobody sees is in the code alone.
        return showsEdge(at: contact) ? "the boundary “\(party)”" : "a boundary"
    }

    /// Returns true where something that is seen ends at the point of a contact, other than its items and the
    /// whole scene.
    private func showsEdge(at contact: ContactRecord) -> Bool {
        guard let index = times.firstIndex(where: { abs($0 - contact.time) < 1e-9 }) else { return false }
        let point = contact.pointInPicture ?? contact.point
        let items = actors.filter { $0.name == contact.item || $0.name == contact.other }
        return actors.contains { actor in
            guard !items.contains(where: { $0.identity == actor.identity || isNested(actor, in: $0) }),
                let sample = actor.samples.first(where: { $0.index == index }), sample.isVisible,
                sample.size.width < size.width || sample.size.height < size.height
            else { return false }
            return sample.hasEdge(near: point, isRound: actor.look.isRound)
        }
    }
}

extension ActorRecord.Sample {
    /// Returns true for a point at most 6 points from the edge, as far as fast items sink in.
    fileprivate func hasEdge(near point: CGPoint, isRound: Bool) -> Bool {
        guard size.width > 0, size.height > 0 else { return false }
        let way = CGPoint(x: point.x - center.x, y: point.y - center.y)
            .applying(CGAffineTransform(rotationAngle: -angle))
        let depth =
            isRound
            ? hypot(way.x, way.y) - size.width / 2
            : max(abs(way.x) - size.width / 2, abs(way.y) - size.height / 2)
        return abs(depth) <= 6
    }
}
