import CoreGeometry
import Picture

/// The transformation from times and values to points on the page.
struct PanelFrame {
    let area: CGRect
    private let axis: Axis
    private let duration: Double
    private let growsDownwards: Bool

    init(area: CGRect, axis: Axis, duration: Double, _ quantity: Quantity) {
        (self.area, self.axis, self.duration) = (area, axis, duration)
        growsDownwards = quantity.growsDownwards
    }

    func y(_ value: Double) -> CGFloat {
        let position = axis.position(of: value)
        return area.minY + area.height * (growsDownwards ? position : 1 - position)
    }

    func place(_ point: PlotPoint) -> CGPoint {
        CGPoint(x: area.minX + area.width * point.time / duration, y: y(point.value))
    }
}
