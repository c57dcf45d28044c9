extension CGSize {
    /// The size in whole pixels.
    @MainActor package var roundedUp: CGSize {
        let scale = RunContext.current.scale
        return CGSize(
            width: (width * scale).rounded(.up) / scale, height: (height * scale).rounded(.up) / scale)
    }
}
