extension InterfaceDocument {
    /// Performs a segue: creates the destination, lets the source prepare, and shows it. An unwind segue
    /// leads back instead.
    func perform(_ segue: InterfaceElement, from source: UIViewController, sender: Any?) {
        if segue["kind"] == "unwind" {
            return UnwindSegue(document: self, segue: segue, source: source, sender: sender).perform()
        }
        guard segue["kind"] != "embed", let destination = destination(of: segue) else { return }
        takeModalStyles(segue, to: destination)
        let transition = makeSegue(segue, source, destination) { [self] in
            show(destination, segue, from: source, sender: sender)
        }
        source.prepare(for: transition, sender: sender)
        transition.perform()
    }

    /// Creates the object of a segue: of its own class, which decides how to show the destination, or of
    /// UIKit's, which calls a closure for that.
    func makeSegue(
        _ segue: InterfaceElement, _ source: UIViewController, _ destination: UIViewController,
        show: @escaping () -> Void
    ) -> UIStoryboardSegue {
        let name = segue["customClass"]
        let make = name.flatMap(SegueTable.maker)
        if let name, make == nil {
            RunContext.current.warn(
                "\(self.name): the segue class \(name) is not in the code; the segue is plain.")
        }
        let transition =
            make?(segue["identifier"], source, destination)
            ?? UIStoryboardSegue(identifier: segue["identifier"], source: source, destination: destination)
        if ["popoverPresentation", "popover"].contains(segue["kind"]) {
            destination.modalPresentationStyle = .popover
        }
        transition.performHandler = show
        return transition
    }

    private func show(
        _ destination: UIViewController, _ segue: InterfaceElement, from source: UIViewController,
        sender: Any?
    ) {
        let isAnimated = segue["animates"] != "NO"
        switch segue["kind"] {
        case "popoverPresentation", "popover":
            anchor(destination.popoverPresentationController, at: sender, of: source)
            source.present(destination, animated: isAnimated)
        case "presentation", "modal":
            source.present(destination, animated: isAnimated)
        case "showDetail", "replace": source.showDetailViewController(destination, sender: sender)
        default:
            guard !isAnimated, let stack = source.navigationController else {
                return source.show(destination, sender: sender)
            }
            stack.pushViewController(destination, animated: false)
        }
    }

    /// Gives a popover the element that sends a segue, or else the source's view, unless code has set one.
    private func anchor(
        _ popover: UIPopoverPresentationController?, at sender: Any?, of source: UIViewController
    ) {
        guard let popover, popover.sourceView == nil, popover.barButtonItem == nil, popover.sourceItem == nil
        else { return }
        if let item = sender as? UIBarButtonItem {
            popover.barButtonItem = item
        } else {
            popover.sourceView = sender as? UIView ?? source.view
        }
    }

    /// Fills a view with the controller of an embed segue. A controller that would contain itself without
    /// end is a failure.
    func embed(_ segue: InterfaceElement, in view: UIView, of source: UIViewController) {
        guard let child = destination(of: segue) else { return }
        let scene = (child.interface as? InterfaceScene)?.element
        let outer = sequence(first: source, next: \.parent).compactMap { $0.interface as? InterfaceScene }
        guard !outer.contains(where: { $0.element === scene }) else {
            return refuse(scene)
        }
        let transition = makeSegue(segue, source, child) {
            source.addChild(child)
            child.view.frame = view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(child.view)
            child.didMove(toParent: source)
        }
        source.prepare(for: transition, sender: nil)
        transition.perform()
    }

    /// Creates the destination of a segue; nil, with a warning, for one that is not in the file.
    private func destination(of segue: InterfaceElement) -> UIViewController? {
        if let element = segue["destination"].flatMap({ controller(id: $0) }) {
            return makeController(element)
        }
        let name = segue["identifier"] ?? segue["id"] ?? ""
        RunContext.current.warn("\(self.name): the segue “\(name)” leads to no controller of the file.")
        return nil
    }
}
