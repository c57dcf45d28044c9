extension UIView {
    func markForLayout() {
        needsLayout = true
        markSubtree()
    }

    /// From this view downwards, views whose layout is due and no others.
    func layOutTree() {
        guard subtreeNeedsLayout else { return }
        subtreeNeedsLayout = false
        if needsLayout {
            needsLayout = false
            layOut()
        }
        for subview in subviews { subview.layoutIfNeeded() }
    }

    func takeSize(_ size: CGSize) {
        if transform.isIdentity {
            frame = CGRect(origin: frame.origin, size: size)
        } else {
            bounds = CGRect(origin: bounds.origin, size: size)
        }
    }

    /// UIKit calls a root view's controller before and after its layout.
    private func layOut() {
        viewController?.viewWillLayoutSubviews()
        layoutSubviews()
        viewController?.viewDidLayoutSubviews()
    }

    private func markSubtree() {
        guard !subtreeNeedsLayout else { return }
        subtreeNeedsLayout = true
        superview?.markSubtree()
    }

    func sizeDidChange(from oldSize: CGSize) {
        setNeedsLayout()
        guard autoresizesSubviews else { return }
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            subview.follow(oldSize, bounds.size)
        }
    }

    /// Changes place and size as the superview's size has changed, by the mask.
    private func follow(_ old: CGSize, _ new: CGSize) {
        var (place, box) = (center, bounds)
        resize(
            &place.x, &box.size.width, from: old.width, to: new.width,
            [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
        resize(
            &place.y, &box.size.height, from: old.height, to: new.height,
            [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin])
        bounds = box
        center = place
    }

    /// The flexible ones of margin, length and margin share what is gained or lost in proportion to what they
    /// have, or equally if they have nothing.
    private func resize(
        _ middle: inout CGFloat, _ length: inout CGFloat, from old: CGFloat, to new: CGFloat,
        _ kinds: [AutoresizingMask]
    ) {
        var parts = [middle - length / 2, length, old - middle - length / 2]
        let flexible = parts.indices.filter { autoresizingMask.contains(kinds[$0]) }
        let total = flexible.reduce(0) { $0 + parts[$1] }
        for index in flexible {
            let share = total == 0 ? 1 / CGFloat(flexible.count) : parts[index] / total
            parts[index] += share * (new - old)
        }
        length = parts[1]
        middle = parts[0] + length / 2
    }
}
