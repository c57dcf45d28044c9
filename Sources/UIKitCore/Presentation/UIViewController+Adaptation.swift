// The presentation that suits a window: popovers become sheets in narrow ones.
extension UIViewController {
    /// Returns the presentation of this controller, or of the one that a delegate shows in its place.
    ///
    /// - Parameters:
    ///   - root: the outermost parent of the controller that presents.
    ///   - source: the controller that presents.
    func makePresentation(over root: UIViewController, from source: UIViewController)
        -> UIPresentationController
    {
        let style = modalPresentationStyle
        if style == .custom,
            let custom = transitioningDelegate?.presentationController(
                forPresented: self, presenting: root, source: source)
        {
            return custom
        }
        let sheet = style.isSheet && style != .popover ? sheetPresentationController : nil
        let set = style == .popover ? popoverPresentationController : sheet
        guard let set else {
            return UIPresentationController(presentedViewController: self, presenting: root)
        }
        return adapted(set, over: root)
    }

    private func adapted(_ set: UIPresentationController, over root: UIViewController)
        -> UIPresentationController
    {
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
