extension UIColor {
    /// The tint color of the app: the accent color of its asset catalog, and blue without one. Tint colors of
    /// views and windows do not change it.
    public static var tintColor: UIColor {
        MainActor.ifCurrent { RunContext.current[SceneImages.self].accent } ?? .systemBlue
    }
}
