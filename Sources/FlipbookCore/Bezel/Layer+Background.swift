package import CoreGeometry
package import Picture

extension Layer {
    /// Returns the color of the frontmost opaque rectangle of the layer or its descendants that fills a
    /// frame; nil when there is none.
    package func background(filling frame: CGRect) -> Color? {
        guard opacity >= 1, transform.b == 0, transform.c == 0 else { return nil }
        let here = frame.applying(transform.inverted())
        if let clip, !clip.area.contains(here) { return nil }
        let own = contents.last { $0.fills(here) }
        guard let upon = children.compactMap({ $0.background(filling: here) }).last else { return own?.color }
        return upon
    }
}

extension Layer.Content {
    fileprivate var color: Color? {
        if case .fill(_, let color) = self { color } else { nil }
    }

    fileprivate func fills(_ frame: CGRect) -> Bool {
        guard case .fill(.rectangle(let area), let color) = self, color.alpha >= 1 else { return false }
        return area.insetBy(dx: -0.01, dy: -0.01).contains(frame)
    }
}
