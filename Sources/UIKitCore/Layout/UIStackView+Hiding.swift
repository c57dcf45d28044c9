import CoreLayers

extension UIView {
    /// Hides or shows the view. In an animation, a stack makes room for it or closes the gap, as documented.
    func setHiddenInStack(_ hides: Bool) {
        if let stack = superview as? UIStackView, hides != isHidden, let block = AnimationBlock.recording,
            block.timing.duration > 0, stack.arrangedSubviews.contains(where: { $0 === self })
        {
            stack.animate(hiding: hides, self, in: block)
        } else {
            layout?.isCollapsing = false
            storage.isHidden = hides
        }
    }
}

extension UIStackView {
    /// Requests layout after a change of the stack's properties. In an animation it lays out the hierarchy at
    /// once, so that the views move.
    func arrangementDidChange() {
        constraintsDidChange()
        guard window != nil, let block = AnimationBlock.recording, block.timing.duration > 0 else { return }
        hierarchyRoot.layoutIfNeeded()
    }

    /// Lays out the hierarchy within an animation, as the stack may take another size. A view that is hidden
    /// is drawn until the end.
    fileprivate func animate(hiding hides: Bool, _ view: UIView, in block: AnimationBlock) {
        view.madeLayout.isCollapsing = hides
        if hides {
            constraintsDidChange()
            block.whenOver.append { [weak view] _ in
                guard let view, view.madeLayout.isCollapsing else { return }
                view.storage.isHidden = true
                view.madeLayout.isCollapsing = false
            }
        } else {
            view.storage.isHidden = false
            constraintsDidChange()
        }
        hierarchyRoot.layoutIfNeeded()
    }
}
