extension UIImage {
    /// Returns an image that shows those of a name with numbers in turn: `name0` or `name1`, then each next
    /// number up to 1024 for which there is an image. One round takes a duration in seconds; 0 means a
    /// thirtieth of a second for each. Nil, with a warning, without images.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        let images = MainActor.assumeIsolated { RunContext.current[SceneImages.self].images(numbered: name) }
        return animatedImage(with: images, duration: duration)
    }
}
