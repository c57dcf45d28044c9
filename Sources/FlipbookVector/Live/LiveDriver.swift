import CoreGeometry
import Physics2D

/// The motion of a layer with a body: the layer turns and moves as the body does, from a place of its own.
struct LiveDriver {
    /// The number of the animator's take.
    let take: Int
    /// The index of the body in the world's storage, and the number that no other body has.
    let body: (index: Int, generation: UInt32)
    /// The name of the item.
    let item: String
    /// The layer's center in the body's coordinates, in points.
    let offset: CGPoint
    /// The origin of the world in the coordinates of the layer's parent, in points.
    let origin: CGPoint
    /// The rotation of the layer where the body's is 0, in degrees.
    let rotation: Double

    /// The largest deviation of a layer that follows a body, in points and in degrees. A layer that scene
    /// code also moves is off by more.
    private static let tolerance = (distance: 0.75, angle: 1.5)

    /// Finds the motion of a layer with its body in the film's frames; nil for a layer that moves otherwise.
    @MainActor init?(of layer: LayerTracks, _ follower: LiveTake.Follower, _ number: Int, in take: LiveTake) {
        let frames = layer.visible.joined()
        guard let first = frames.first, let start = take.pose(of: follower.body, at: first) else {
            return nil
        }
        let center = Self.center(of: follower.offset, start)
        origin = CGPoint(
            x: layer.x.value(at: Double(first)) - center.x, y: layer.y.value(at: Double(first)) - center.y)
        rotation = layer.rotation.value(at: Double(first)) - Self.degrees(start)
        (self.take, body, item, offset) = (number, follower.body, follower.item, follower.offset)
        // Most layers that do not follow are off at the end.
        for frame in [frames.last ?? first] + Array(frames) {
            guard let pose = take.pose(of: body, at: frame), follows(layer, at: frame, pose) else {
                return nil
            }
        }
    }

    private func follows(_ layer: LayerTracks, at frame: Int, _ pose: BodyState) -> Bool {
        let (center, time) = (Self.center(of: offset, pose), Double(frame))
        let turn = layer.rotation.value(at: time) - rotation - Self.degrees(pose)
        return abs(layer.x.value(at: time) - Double(origin.x + center.x)) < Self.tolerance.distance
            && abs(layer.y.value(at: time) - Double(origin.y + center.y)) < Self.tolerance.distance
            && abs(turn - (turn / 360).rounded() * 360) < Self.tolerance.angle
    }

    /// Returns the layer's transform for a pose of its body, in SVG.
    func transform(at pose: BodyState) -> String {
        let center = Self.center(of: offset, pose)
        let (x, y) = (Double(origin.x + center.x), Double(origin.y + center.y))
        return "translate(\(x.text(3)) \(y.text(3))) rotate(\((rotation + Self.degrees(pose)).text(3)))"
    }

    private static func center(of offset: CGPoint, _ pose: BodyState) -> CGPoint {
        let arm = offset.applying(CGAffineTransform(rotationAngle: CGFloat(pose.angle)))
        return CGPoint(x: arm.x + CGFloat(pose.position.x) * 100, y: arm.y + CGFloat(pose.position.y) * 100)
    }

    private static func degrees(_ pose: BodyState) -> Double { Double(pose.angle) * 180 / .pi }
}

extension LiveTake {
    /// Returns the pose of a body as a frame shows it: the last one for a body that is gone, and the first
    /// for one that is still to come.
    func pose(of body: (index: Int, generation: UInt32), at frame: Int) -> BodyState? {
        guard let life = lives[body.generation] else { return nil }
        return states[max(life.lowerBound, min(frame - start + 1, life.upperBound))][body.index]
    }
}
