/// The bars of the system on a screen, in points.
struct ScreenMeasures: LookMeasures {
    /// The height of a tablet's status bar; nil for that of the model.
    let tabletTop: CGFloat?
    /// The height of the area of a tablet's home indicator; nil for that of the model.
    let tabletBottom: CGFloat?

    /// The insets that models are listed with.
    static let iOS18 = ScreenMeasures(tabletTop: nil, tabletBottom: nil)
    /// The insets of an iPad A16 on iOS 26.1 (rows V0066 and V0068 of Apple's numbers), for all tablets.
    static let iOS26 = ScreenMeasures(tabletTop: 32, tabletBottom: 25)
}

extension DeviceProfile {
    /// Returns the insets that bars and notches cover in a look, in points.
    @preconcurrency @MainActor public func safeAreaInsets(in look: SystemLook) -> UIEdgeInsets {
        var insets = safeAreaInsets
        guard name.hasPrefix("iPad") else { return insets }
        let measures = ScreenMeasures.of(look)
        insets.top = measures.tabletTop ?? insets.top
        insets.bottom = measures.tabletBottom ?? insets.bottom
        return insets
    }
}
