extension CGPoint {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGRect {
    package var isFinite: Bool {
        origin.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension CGAffineTransform {
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
