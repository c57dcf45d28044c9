/// The mass properties of a shape: mass in kilograms, center of mass, and moment of inertia about the body's
/// origin.
struct MassShare {
    var mass: Float
    var center: Vector2
    var inertia: Float
}

extension World {
    /// Computes a body's mass, center of mass and moment of inertia from its shapes.
    mutating func computeMass(of body: Int32) {
        var (mass, inertia, center) = (Float(0), Float(0), Vector2.zero)
        var shape = bodies[body].firstShape
        while shape >= 0 {
            let row = shapes[shape]
            if row.density > 0, !row.isSegment {
                let part = row.isCircle ? massOfCircle(row) : massOfPolygon(row)
                mass += part.mass
                inertia += part.inertia
                center += part.mass * part.center
            }
            shape = row.next
        }
        setMass(mass, inertia, center, of: body)
    }

    private mutating func setMass(_ mass: Float, _ inertia: Float, _ weightedCenter: Vector2, of body: Int32)
    {
        let isDynamic = bodies[body].kind == .dynamic
        let center = mass > 0 ? (1 / mass) * weightedCenter : .zero
        let centralInertia = inertia - mass * dot(center, center)
        // A dynamic body without mass behaves as if it had one kilogram, so that forces do not throw it to
        // infinity.
        bodies[body].mass = isDynamic ? (mass > 0 ? mass : 1) : 0
        bodies[body].inverseMass = isDynamic ? 1 / bodies[body].mass : 0
        let canRotate = isDynamic && centralInertia > 0 && !bodies[body].hasFixedRotation
        bodies[body].inertia = canRotate ? centralInertia : 0
        bodies[body].inverseInertia = canRotate ? 1 / centralInertia : 0
        let oldCenter = bodies[body].sweep.center
        bodies[body].sweep.localCenter = center
        bodies[body].sweep.center = bodies[body].transform.apply(center)
        bodies[body].sweep.startCenter = bodies[body].sweep.center
        bodies[body].velocity += cross(bodies[body].angularVelocity, bodies[body].sweep.center - oldCenter)
    }

    /// Returns the mass properties of a disk. With the radius r it has the area pi r^2, and about its center
    /// the moment of inertia m r^2 / 2.
    private func massOfCircle(_ shape: Shape) -> MassShare {
        let radius = shape.skinRadius
        let mass = shape.density * shape.massFactor * pi * radius * radius
        let center = points[Int(shape.firstPoint)]
        return MassShare(
            mass: mass, center: center, inertia: mass * (0.5 * radius * radius + dot(center, center)))
    }

    /// The float nearest to pi; `Float.pi` is rounded towards 0.
    private var pi: Float { Float(Double.pi) }

    /// Returns the mass properties of a polygon.
    private func massOfPolygon(_ shape: Shape) -> MassShare {
        let corners = Int(shape.firstPoint)..<Int(shape.firstPoint + shape.pointCount)
        // The polygon is divided into triangles around the mean of its corners, where floats are finest. A
        // triangle with sides e1 and e2 has twice the area D = e1 x e2, its center at (e1 + e2) / 3, and
        // about their common corner the moment of inertia D / 12 (e1.e1 + e1.e2 + e2.e2) per unit of density.
        // The parallel axis theorem moves the sum of the triangles' moments to the body's origin.
        let mean = meanOfPoints(corners)
        var (area, center, inertia) = (Float(0), Vector2.zero, Float(0))
        for index in corners {
            let next = index + 1 < corners.upperBound ? index + 1 : corners.lowerBound
            let (e1, e2) = (points[index] - mean, points[next] - mean)
            let doubled = cross(e1, e2)
            area += 0.5 * doubled
            center += (0.5 * doubled * (1 / 3)) * (e1 + e2)
            inertia += doubled / 12 * (dot(e1, e1) + dot(e1, e2) + dot(e2, e2))
        }
        let density = shape.density * shape.massFactor
        center = (1 / area) * center
        let placed = center + mean
        return MassShare(
            mass: density * area, center: placed,
            inertia: density * inertia + density * area * (dot(placed, placed) - dot(center, center)))
    }

    private func meanOfPoints(_ range: Range<Int>) -> Vector2 {
        var sum = Vector2.zero
        for index in range { sum += points[index] }
        return (1 / Float(range.count)) * sum
    }
}
