@_spi(UIKitInternals) import UIKitCore

/// The measures from which a custom height of a sheet follows.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The height of the window without its safe areas, in points.
    var maximumDetentValue: CGFloat { get }
    /// The environment of the sheet.
    var containerTraitCollection: UITraitCollection { get }
}
