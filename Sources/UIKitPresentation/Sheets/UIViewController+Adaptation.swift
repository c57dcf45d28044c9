@_spi(UIKitInternals) import UIKitCore

// Popovers and sheets become other presentations in narrow windows.
extension UIViewController {
    /// Returns a presentation, or that which it becomes in a narrow window.
    func adapted(_ set: UIPresentationController, over root: UIViewController)
        -> UIPresentationController
    {
        if let alert = self as? UIAlertController, let popover = set as? UIPopoverPresentationController {
            return alert.suitedPresentation(from: popover, over: root)
        }
        let traits = traitCollection
        guard traits.horizontalSizeClass == .compact else { return set }
        let answer = set.delegate?.adaptivePresentationStyle(for: set, traitCollection: traits)
        let popover = set as? UIPopoverPresentationController
        let style = answer == nil || answer == .popover ? .automatic : answer ?? .automatic
        if popover != nil, style == .none { return set }
        let coversAll = style == .fullScreen || style == .overFullScreen
        guard popover != nil || coversAll else { return set }
        let shown = set.delegate?.presentationController(
            set, viewControllerForAdaptivePresentationStyle: style)
        let other = shown ?? self
        if other !== self { presentation = nil }
        let result = popover.map { $0.sheet(of: other) } ?? set
        guard !coversAll, UIModalPresentationStyle.pageSheet.isSheet,
            let sheet = result as? UISheetPresentationController
        else {
            let plain = UIPresentationController(presentedViewController: other, presenting: root)
            plain.adaptedStyle = coversAll ? style : .fullScreen
            plain.delegate = set.delegate
            return plain
        }
        sheet.adaptedStyle = .pageSheet
        if sheet.delegate == nil { sheet.delegate = set.delegate }
        set.delegate?.presentationController(set, prepare: sheet)
        return sheet
    }
}

extension UIPopoverPresentationController {
    /// Returns the sheet that a controller becomes in place of the popover.
    fileprivate func sheet(of other: UIViewController) -> UISheetPresentationController {
        guard other !== presentedViewController else { return adaptiveSheetPresentationController }
        return UISheetPresentationController(presentedViewController: other, presenting: nil)
    }
}
