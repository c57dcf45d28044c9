import ConstraintSolver

extension UIStackView {
    /// An edge and a length of a box along one direction.
    private struct Span {
        let edge: Int
        let length: Int

        /// Returns a point of the span, 0 at its start and 1 at its end.
        func point(_ share: Double) -> LinearRow {
            var row = LinearRow.of(edge)
            if share != 0 { row.add(length, share) }
            return row
        }
    }

    /// A Boolean value that indicates whether the constraints depend on margins or contents.
    var isArrangedByContents: Bool {
        isLayoutMarginsRelativeArrangement || distribution == .fillProportionally
            || alignment == .firstBaseline || alignment == .lastBaseline || isBaselineRelativeArrangement
    }

    /// Adds the stack's constraints on its visible views.
    func arrange(in engine: LayoutEngine) {
        let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
        let margins = isLayoutMarginsRelativeArrangement ? self.margins : .zero
        let box = engine.box(of: self)
        let along = span(box, axis)
        let across = span(box, axis == .horizontal ? .vertical : .horizontal)
        let ends = axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
        let sides = axis == .horizontal ? (margins.top, margins.bottom) : (margins.left, margins.right)
        for view in arrangedSubviews where view.isHidden {
            hide(view, after: views, ends.0, sides, in: engine)
        }
        guard let first = views.first, let last = views.last else { return }
        let isOpen = !isLayoutMarginsRelativeArrangement
        join(engine, along.point(0), start(of: first, isEdge: isOpen, in: engine), ends.0)
        join(engine, end(of: last, isEdge: isOpen, in: engine), along.point(1), ends.1)
        distribute(views, in: engine)
        for view in views { align(view, with: first, across, sides, in: engine) }
        if alignment != .fill {
            // As thin as its views allow.
            engine.equations.add(LinearRow.of(across.length), .equal, UILayoutPriority(1))
        }
    }

    /// Gives a hidden view no length, in the middle of the gap in which it would appear, and the stack's
    /// extent across, as devices do. Nothing else depends on it.
    private func hide(
        _ view: UIView, after visible: [UIView], _ start: CGFloat, _ sides: (CGFloat, CGFloat),
        in engine: LayoutEngine
    ) {
        let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let (box, own) = (engine.box(of: self), engine.box(of: view))
        let (along, across) = (span(own, axis), span(own, other))
        engine.equations.add(LinearRow.of(along.length), .equal, UILayoutPriority(999))
        let index = arrangedSubviews.firstIndex { $0 === view } ?? 0
        let before = arrangedSubviews[..<index].last { earlier in visible.contains { $0 === earlier } }
        if let before {
            let end = span(engine.box(of: before), axis).point(1)
            join(engine, end, along.point(0), gap(after: before) / 2, .equal, UILayoutPriority(998))
        } else {
            join(engine, span(box, axis).point(0), along.point(0), start, .equal, UILayoutPriority(998))
        }
        guard alignment == .fill else { return }
        let whole = span(box, other)
        join(engine, whole.point(0), across.point(0), sides.0, .equal, UILayoutPriority(1))
        join(engine, across.point(1), whole.point(1), sides.1, .equal, UILayoutPriority(1))
    }

    private func span(_ box: LayoutEngine.Box, _ axis: NSLayoutConstraint.Axis) -> Span {
        axis == .horizontal
            ? Span(edge: box.left, length: box.width) : Span(edge: box.top, length: box.height)
    }

    /// Returns the point of a view to which the gap before it reaches: its edge, or the first baseline of a
    /// text.
    private func start(of view: UIView, isEdge: Bool = false, in engine: LayoutEngine) -> LinearRow {
        let box = engine.box(of: view)
        guard !isEdge, countsFromBaseline(of: view) else { return span(box, axis).point(0) }
        return NSLayoutConstraint.Attribute.firstBaseline.expression(box, view)
    }

    /// Returns the point of a view at which the gap after it begins: its edge, or the last baseline of a
    /// text.
    private func end(of view: UIView, isEdge: Bool = false, in engine: LayoutEngine) -> LinearRow {
        let box = engine.box(of: view)
        guard !isEdge, countsFromBaseline(of: view) else { return span(box, axis).point(1) }
        return NSLayoutConstraint.Attribute.lastBaseline.expression(box, view)
    }

    private func countsFromBaseline(of view: UIView) -> Bool {
        isBaselineRelativeArrangement && axis == .vertical && view.baselineFont != nil
    }

    /// Makes the distance from one point to another equal to a gap.
    private func join(
        _ engine: LayoutEngine, _ from: LinearRow, _ to: LinearRow, _ gap: CGFloat,
        _ relation: LinearSolver.Relation = .equal, _ priority: UILayoutPriority = .required
    ) {
        var row = to
        row.add(from, times: -1)
        row.constant -= gap
        engine.equations.add(row, relation, priority)
    }

    private func distribute(_ views: [UIView], in engine: LayoutEngine) {
        let spans = views.map { span(engine.box(of: $0), axis) }
        guard views.count > 1 else { return }
        if distribution == .fillProportionally { share(views, spans, in: engine) }
        for index in 1..<views.count {
            let (from, to) = (spans[index - 1], spans[index])
            let gap = gap(after: views[index - 1])
            let isLoose = distribution == .equalSpacing || distribution == .equalCentering
            join(
                engine, end(of: views[index - 1], in: engine), start(of: views[index], in: engine), gap,
                isLoose ? .greaterThanOrEqual : .equal)
            switch distribution {
            case .fill, .fillProportionally: break
            case .fillEqually: engine.equations.tie(to.length, spans[0].length, 0)
            case .equalSpacing, .equalCentering:
                guard index > 1 else { continue }
                let share = distribution == .equalSpacing ? (1.0, 0.0) : (0.5, 0.5)
                equalize(engine, spans[index - 2], from, to, share)
            }
        }
    }

    private func naturalLength(of view: UIView) -> CGFloat {
        let size = view.intrinsicContentSize
        return axis == .horizontal ? size.width : size.height
    }

    /// Gives views shares of the stack's length: their natural lengths in the sum of these and of the gaps.
    /// The last takes what is left, as on an iPhone SE of iOS 26.
    private func share(_ views: [UIView], _ spans: [Span], in engine: LayoutEngine) {
        let whole = span(engine.box(of: self), axis).length
        let sizes = views.map { max(0, naturalLength(of: $0)) }
        let sum = views.dropLast().reduce(sizes.reduce(0, +)) { $0 + gap(after: $1) }
        for (span, size) in zip(spans, sizes).dropLast() where size > 0 && sum > 0 {
            var row = LinearRow.of(span.length)
            row.add(whole, -size / sum)
            engine.equations.add(row, .equal, UILayoutPriority(999))
        }
    }

    /// Makes the distance from the first to the second span equal to that from the second to the third.
    private func equalize(
        _ engine: LayoutEngine, _ first: Span, _ second: Span, _ third: Span, _ share: (Double, Double)
    ) {
        var row = second.point(share.1)
        row.add(first.point(share.0), times: -1)
        row.add(third.point(share.1), times: -1)
        row.add(second.point(share.0), times: 1)
        engine.equations.add(row, .equal, distribution == .equalSpacing ? .required : UILayoutPriority(149))
    }

    private func align(
        _ view: UIView, with first: UIView, _ across: Span, _ sides: (CGFloat, CGFloat),
        in engine: LayoutEngine
    ) {
        let other: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
        let box = engine.box(of: view)
        let own = span(box, other)
        let (start, end) = (across.point(0), across.point(1))
        if alignment != .fill {
            // A view without a size of its own has no length across, at UIKit's priority of 25.
            engine.equations.add(LinearRow.of(own.length), .equal, UILayoutPriority(25))
        }
        let holds = { (atStart: Bool, atEnd: Bool) in
            self.join(engine, start, own.point(0), sides.0, atStart ? .equal : .greaterThanOrEqual)
            self.join(engine, own.point(1), end, sides.1, atEnd ? .equal : .greaterThanOrEqual)
        }
        switch alignment {
        case .fill: holds(true, true)
        case .leading: holds(true, false)
        case .trailing: holds(false, true)
        case .center:
            holds(false, false)
            join(engine, across.point(0.5), own.point(0.5), (sides.0 - sides.1) / 2)
        case .firstBaseline, .lastBaseline:
            holds(false, false)
            let line: NSLayoutConstraint.Attribute =
                alignment == .firstBaseline ? .firstBaseline : .lastBaseline
            guard axis == .horizontal, view !== first else { return }
            join(engine, line.expression(engine.box(of: first), first), line.expression(box, view), 0)
        }
    }
}
