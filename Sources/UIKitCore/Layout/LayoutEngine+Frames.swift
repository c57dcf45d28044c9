extension LayoutEngine {
    // MARK: Sizes of contents

    /// Adds the constraints of a view's content size: content hugging and compression resistance.
    func addContentSize(of view: UIView, _ widths: [ObjectIdentifier: CGFloat]) {
        guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && fitting != nil) else {
            return
        }
        var size = view.intrinsicContentSize
        if let width = widths[ObjectIdentifier(view)] {
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let (box, layout) = (box(of: view), view.madeLayout)
        if size.width >= 0, size.width.isFinite {
            add(LinearRow.of(box.width, -size.width), .greaterThanOrEqual, layout.resistance.horizontal)
            add(LinearRow.of(box.width, -size.width), .lessThanOrEqual, layout.hugging.horizontal)
        }
        if size.height >= 0, size.height.isFinite {
            add(LinearRow.of(box.height, -size.height), .greaterThanOrEqual, layout.resistance.vertical)
            add(LinearRow.of(box.height, -size.height), .lessThanOrEqual, layout.hugging.vertical)
        }
    }

    /// The solved widths of labels of several lines that are narrower than their texts in one line.
    var wrappedWidths: [ObjectIdentifier: CGFloat] {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for case let label as UILabel in views where label.numberOfLines != 1 {
            let width = solver.value(of: box(of: label).width)
            if width > 0, width < label.intrinsicContentSize.width { widths[ObjectIdentifier(label)] = width }
        }
        return widths
    }

    /// Determines variables that no constraint does: edges lie on those of the superview, lengths are 0.
    func determineRest() {
        for view in views where view !== root {
            guard let superview = view.superview else { continue }
            determine(box(of: view), in: box(of: superview))
        }
        for guide in guides {
            guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { continue }
            determine(box, in: self.box(of: owner))
        }
        for scroll in scrollViews { determine(contentBox(of: scroll), in: box(of: scroll)) }
    }

    private func determine(_ box: Box, in parent: Box) {
        if solver.isUndetermined(box.width) { fix(box.width, 0) }
        if solver.isUndetermined(box.height) { fix(box.height, 0) }
        if solver.isUndetermined(box.left) { tie(box.left, parent.left, 0) }
        if solver.isUndetermined(box.top) { tie(box.top, parent.top, 0) }
    }

    // MARK: Results

    func noteFrames() {
        for view in views where view !== root {
            guard let layout = view.layout, let superview = view.superview else { continue }
            let target = rounded(box(of: view), in: box(of: superview))
            layout.target = target
            if !layout.followsMask, target != view.untransformedFrame { superview.setNeedsLayout() }
        }
        for guide in guides {
            guard let owner = guide.owningView, let box = boxes[ObjectIdentifier(guide)] else { continue }
            guide.solved = rounded(box, in: self.box(of: owner))
        }
        for scroll in scrollViews {
            let box = contentBox(of: scroll)
            let size = CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
            if scroll.contentSize != size { scroll.contentSize = size }
        }
    }

    /// Returns the frame relative to a parent with edges on whole pixels.
    private func rounded(_ box: Box, in parent: Box) -> CGRect {
        let scale = RunContext.current.scale
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        func span(_ edge: Int, _ length: Int, _ origin: Int) -> (CGFloat, CGFloat) {
            let start = solver.value(of: edge)
            let end = start + max(0, solver.value(of: length))
            return (pixel(start) - pixel(solver.value(of: origin)), pixel(end) - pixel(start))
        }
        let (x, width) = span(box.left, box.width, parent.left)
        let (y, height) = span(box.top, box.height, parent.top)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
