@_spi(UIKitInternals) import UIKitCore

/// The measures of a sheet.
struct SheetMeasures: LookMeasures {
    /// A Boolean value that indicates whether a sheet covers all of the screen, as a full-screen presentation
    /// does.
    let coversScreen: Bool
    /// The distance of a large sheet from the status bar, in points; where sheets float, that from one beside
    /// a notch or an island.
    let topMargin: CGFloat
    /// The radius of the corners, in points.
    let cornerRadius: CGFloat
    /// The distance of a presenter behind a large sheet from the edges at both sides, in points; nil where it
    /// stays in its place.
    let presenterInset: CGFloat?
    /// The law of the sheets that keep a distance from the screen's edges; nil where all reach the lower
    /// edge.
    let floating: FloatingSheet?
    /// The form sheets of windows that are wide and high; nil where these are like page sheets.
    let form: FormSheet?

    /// On phones, page and form sheets were full-screen presentations until iOS 12 (the documentation of
    /// UIModalPresentationStyle).
    static let iOS12 = SheetMeasures(
        coversScreen: true, topMargin: 0, cornerRadius: 0, presenterInset: nil, floating: nil, form: nil)

    /// The measures of sheets since iOS 13, on phones. The presenter recedes by 16 points at each side, which
    /// on phones of 375 points is the scale of 0.915 that Ionic Framework's copy of these sheets has
    /// (MIN_PRESENTING_SCALE in its swipe-to-close gesture).
    static let iOS18 = SheetMeasures(
        coversScreen: false, topMargin: 10, cornerRadius: 10, presenterInset: 16, floating: nil, form: .iOS18)

    /// The measures of iOS 26.1 (rows B0017 to B0056 of Apple's numbers); the radius by eye.
    static let iOS26 = SheetMeasures(
        coversScreen: false, topMargin: 0, cornerRadius: 34, presenterInset: nil, floating: FloatingSheet(),
        form: .iOS26)

    /// The height from which on a status bar is one beside a notch or an island, in points.
    private static let notch: CGFloat = 44

    /// A Boolean value that indicates whether the screen is that of a phone on its side, which all sheets
    /// cover (the documentation of prefersEdgeAttachedInCompactHeight, and rows G1094 to G1101 of Apple's
    /// numbers).
    @MainActor static var coverLowScreen: Bool {
        let size = RunContext.current.size
        return size.height < 500 && size.width > size.height
    }

    /// Returns the distance of a large sheet from the upper edge of a container with a safe area there.
    ///
    /// Where sheets float, it is 10 points below a low status bar, and never above 30 points (rows G1091,
    /// G1103 and H0503 of Apple's numbers). Otherwise it is 40 points where a phone has a low
    /// status bar (row K0537).
    @MainActor func top(withSafeArea safeArea: CGFloat) -> CGFloat {
        if Self.coverLowScreen { return 0 }
        guard safeArea < Self.notch else { return safeArea + topMargin }
        if floating != nil { return max(30, safeArea + 10) }
        let isPhone = UITraitCollection.current.userInterfaceIdiom == .phone
        return isPhone && safeArea > 0 && !coversScreen
            ? max(40, safeArea + topMargin) : safeArea + topMargin
    }

    /// Returns the distance of a presenter that has receded from the upper edge of a container with a safe
    /// area there: where the status bar ends, or 10 points lower beside a low one, and so 10 points above the
    /// sheet. Ionic Framework's copy has the same, as `max(30px, var(--ion-safe-area-top))`, and moves a
    /// sheet behind another one up by 10 points to the same place.
    @MainActor func presenterTop(withSafeArea safeArea: CGFloat) -> CGFloat {
        top(withSafeArea: safeArea) - topMargin
    }

    /// Returns the largest value of a detent in a container: where sheets float, the height of a large one
    /// without the safe area below.
    @MainActor func largestValue(in container: CGRect, safeArea: UIEdgeInsets) -> CGFloat {
        let top = floating == nil ? safeArea.top : top(withSafeArea: safeArea.top)
        return max(0, container.height - top - safeArea.bottom)
    }
}
