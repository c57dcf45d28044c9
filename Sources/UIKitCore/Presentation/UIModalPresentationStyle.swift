/// The ways in which a presented controller covers the one that presents it.
public enum UIModalPresentationStyle: Int, Sendable {
    /// All of the window, without the presenter below.
    case fullScreen = 0
    /// A sheet that leaves a margin at the top of the window.
    case pageSheet
    /// As a page sheet on phones.
    case formSheet
    /// The nearest controller that defines the presentation's context, or all of the window.
    case currentContext
    /// The style that the controller's transitioning delegate implements.
    case custom
    /// All of the window, with the presenter below.
    case overFullScreen
    /// The nearest controller that defines the presentation's context, or all of the window, with the
    /// presenter below.
    case overCurrentContext
    /// Beside an element, with an arrow; as a page sheet on phones.
    case popover
    /// None.
    case none = -1
    /// The system's choice, a page sheet; the default but for code from before iOS 13.
    case automatic = -2

    /// The style of controllers that set none: automatic, or full screen in code from before iOS 13, as from
    /// Apple, whose systems go by the SDK with which an app was built. Set by the entry point of compiled
    /// scenes. Flipbook's own.
    @preconcurrency @MainActor public static var flipbookStandard = automatic

    /// The style that the system chooses for `automatic`; else the style.
    var concrete: UIModalPresentationStyle { self == .automatic ? .pageSheet : self }

    /// True when the presenter's view leaves the window.
    @MainActor var hidesPresenter: Bool {
        self == .fullScreen || self == .currentContext || (isNamedSheet && !isSheet)
    }

    /// True when the presentation covers the nearest controller that defines its context.
    var coversContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// True when the controller is presented as a sheet, which on systems without these covers the window.
    @MainActor package var isSheet: Bool {
        isNamedSheet && RunContext.current.screenState.presentations?.sheetsCoverScreen != true
    }

    private var isNamedSheet: Bool { [.pageSheet, .formSheet, .popover, .automatic].contains(self) }
}
