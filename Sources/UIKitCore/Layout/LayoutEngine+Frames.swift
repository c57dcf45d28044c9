import ConstraintSolver

extension LayoutEngine {
    // MARK: Sizes of contents

    /// Adds the constraints of a view's content size: content hugging and compression resistance. In a stack
    /// view with too little or too much room the first view of a priority gives way, as on an iPhone SE of
    /// iOS 26.
    func addContentSize(of index: Int, _ widths: [ObjectIdentifier: CGFloat]) {
        let (view, box) = (views[index].item, views[index].box)
        guard !view.translatesAutoresizingMaskIntoConstraints || (view === root && fitting != nil) else {
            return
        }
        // A hidden view waits with the extent of its stack, whatever its contents need.
        if view.isHidden, let stack = view.superview as? UIStackView, stack.alignment == .fill,
            stack.arrangedSubviews.contains(where: { $0 === view })
        {
            return
        }
        let start = equations.position
        defer { equations.note(.contentSize(of: index), from: start) }
        var size = view.intrinsicContentSize
        let inset = view.alignmentRectInsets
        if let width = widths.isEmpty ? nil : widths[ObjectIdentifier(view)] {
            size.height = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        }
        let layout = view.madeLayout
        let rank = ranks[ObjectIdentifier(view)] ?? 0
        if size.width >= 0, size.width.isFinite {
            let row = LinearRow.of(box.width, -size.width - inset.left - inset.right)
            equations.add(row, .greaterThanOrEqual, layout.resistance.horizontal, rank: rank)
            equations.add(row, .lessThanOrEqual, layout.hugging.horizontal, rank: rank)
        }
        if size.height >= 0, size.height.isFinite {
            let row = LinearRow.of(box.height, -size.height - inset.top - inset.bottom)
            equations.add(row, .greaterThanOrEqual, layout.resistance.vertical, rank: rank)
            equations.add(row, .lessThanOrEqual, layout.hugging.vertical, rank: rank)
        }
    }

    /// The solved widths of texts of several lines that are narrower than in one line.
    var wrappedWidths: [ObjectIdentifier: CGFloat] {
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for placement in texts where placement.item.wrapsContents == true {
            let (text, width) = (placement.item, value(of: placement.box.width))
            if width > 0, width < text.intrinsicContentSize.width { widths[ObjectIdentifier(text)] = width }
        }
        return widths
    }

    // MARK: Results

    func noteFrames() {
        let scale = RunContext.current.scale
        for placement in views {
            let (view, superview) = (placement.item, placement.owner)
            guard view !== root, let layout = view.layout else { continue }
            let target = rounded(placement.box, in: placement.ownerBox, scale)
            layout.target = target
            if !layout.followsMask, target != view.untransformedFrame { superview.setNeedsLayout() }
        }
        for guide in guides { guide.item.solved = rounded(guide.box, in: guide.ownerBox, scale) }
        for scroll in scrollViews {
            let size = CGSize(width: value(of: scroll.box.width), height: value(of: scroll.box.height))
            if scroll.item.contentSize != size { scroll.item.contentSize = size }
        }
    }

    /// Returns the frame relative to a parent with edges on whole pixels.
    private func rounded(_ box: Box, in parent: Box, _ scale: CGFloat) -> CGRect {
        func pixel(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
        func span(_ edge: Int, _ length: Int, _ origin: Int) -> (CGFloat, CGFloat) {
            let start = value(of: edge)
            let end = start + max(0, value(of: length))
            return (pixel(start) - pixel(value(of: origin)), pixel(end) - pixel(start))
        }
        let (x, width) = span(box.left, box.width, parent.left)
        let (y, height) = span(box.top, box.height, parent.top)
        return CGRect(x: x, y: y, width: width, height: height)
    }
}
