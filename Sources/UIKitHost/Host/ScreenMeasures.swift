/// The bars of the system on a screen, in points.
struct ScreenMeasures: LookMeasures {
    /// The height of a tablet's status bar; nil for that of the model.
    let tabletTop: CGFloat?
    /// The height of the area of a tablet's home indicator; nil for that of the model.
    let tabletBottom: CGFloat?
    /// The height of the area of the home indicator on a phone that lies on its side; nil for that of the
    /// model.
    let sidewaysBottom: CGFloat?

    /// The insets that models are listed with.
    static let iOS18 = ScreenMeasures(tabletTop: nil, tabletBottom: nil, sidewaysBottom: nil)
    /// The insets of an iPad A16 on iOS 26.1 (rows V0066 and V0068 of Apple's numbers), for all tablets,
    /// and of an iPhone 16 on its side, for all phones with an indicator.
    static let iOS26 = ScreenMeasures(tabletTop: 32, tabletBottom: 25, sidewaysBottom: 20)
}

extension DeviceProfile {
    /// Returns the insets that bars and notches cover in a look, in points.
    @preconcurrency @MainActor public func safeAreaInsets(in look: SystemLook) -> UIEdgeInsets {
        var insets = safeAreaInsets
        let measures = ScreenMeasures.of(look)
        let isPad = name.hasPrefix("iPad")
        if isPad { insets.top = measures.tabletTop ?? insets.top }
        guard insets.bottom > 0, isPad || isLandscape else { return insets }
        insets.bottom = (isPad ? measures.tabletBottom : measures.sidewaysBottom) ?? insets.bottom
        return insets
    }
}
