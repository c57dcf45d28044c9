extension CGPoint {
    /// The nearest point on the grid of the film's pixels, where moving content lies on devices: with a
    /// finger 30 pt beyond an edge, a view 852 pt high moves by 16.33 pt at 3 pixels per point, not by
    /// 16.19 pt.
    @MainActor package var onPixels: CGPoint {
        let scale = RunContext.current.scale
        return CGPoint(x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale)
    }
}
