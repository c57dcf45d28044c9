@_spi(UIKitInternals) import UIKitCore

/// The measures of a container.
struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection
}
