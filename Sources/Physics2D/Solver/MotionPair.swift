/// The velocities of two bodies, one of each contact.
struct MotionPair {
    var linear, angular: FloatW

    @inline(__always) init(_ bodies: BodyPair) {
        linear = bodies.vectors { address(of: &$0.pointee.velocity) }
        angular = bodies.scalars { $0.pointee.angularVelocity }
    }

    @inline(__always) func store(in bodies: BodyPair) {
        bodies.store(linear) { address(of: &$0.pointee.velocity) }
        bodies.first.pointee.angularVelocity = angular.x
        bodies.second.pointee.angularVelocity = angular.z
    }

    /// Returns the velocities of the second bodies' anchors relative to the first bodies'.
    @inline(__always) static func relative(
        _ a: MotionPair, _ b: MotionPair, _ anchorA: FloatW, _ anchorB: FloatW
    ) -> FloatW {
        b.linear + b.angular * anchorB.leftNormals - a.linear - a.angular * anchorA.leftNormals
    }
}
