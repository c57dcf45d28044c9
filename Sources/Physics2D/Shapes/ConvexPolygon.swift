/// A convex polygon as shapes have it: corners that turn towards +y from +x, the outward normals of the sides
/// that start there, and the middle of the area.
struct ConvexPolygon {
    let corners: [Vector2]
    let normals: [Vector2]
    let centroid: Vector2

    /// The most corners that a contact's features can count.
    static let maximumCornerCount = 255

    /// Nil unless there are 3 to 255 finite corners that turn one way, once around.
    init?(_ points: [Vector2]) {
        guard let outline = Outline(points), outline.points.count <= Self.maximumCornerCount, outline.isConvex
        else { return nil }
        let corners = outline.points
        self.corners = corners
        normals = corners.indices.map { i in
            (corners[(i + 1) % corners.count] - corners[i]).rightNormal.normalized
        }
        centroid = outline.centroid
    }
}
