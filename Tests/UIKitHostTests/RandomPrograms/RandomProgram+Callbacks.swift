import UIKitHost
import UIKitTestSupport

/// The program's answers to UIKit's calls, and the widgets and steps that lead to them.
extension RandomProgram: UITextViewDelegate, UICollectionViewDelegate {
    static let callbacks: [Step] = [
        ("text view", { $0.editTextView() }),
        ("detents", { $0.changeDetent() }),
        ("sequence of keyframes", { $0.showKeyframes() }),
        ("spring animator", { $0.startSpringAnimator() }),
        ("drags", { program in program.withWidget { program.addDrag(to: $0) } }),
        (
            "select an item",
            { program in
                guard let grid = program.first(UICollectionView.self), grid.numberOfSections > 0,
                    grid.numberOfItems(inSection: 0) > 0
                else { return }
                let path = IndexPath(
                    item: program.random.next(below: grid.numberOfItems(inSection: 0)), section: 0)
                grid.selectItem(
                    at: path, animated: program.random.oneIn(2),
                    scrollPosition: program.random.pick([.top, .centeredVertically, []]))
            }
        ),
    ]

    func textViewDidChange(_ textView: UITextView) { textView.invalidateIntrinsicContentSize() }

    func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { !random.oneIn(4) }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if random.oneIn(2) { collectionView.deselectItem(at: indexPath, animated: true) }
        step()
    }

    /// Makes a grid whose layout is composed of groups of some width, which may scroll sideways.
    func makeSections() -> UICollectionView {
        let (width, height, scrolls) = (number(0.2...1), number(20...80), random.oneIn(3))
        let layout = UICollectionViewCompositionalLayout { number, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(width), heightDimension: .absolute(height))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(scrolls ? 0.8 : 1), heightDimension: .absolute(height)),
                subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            section.interGroupSpacing = width * 10
            section.orthogonalScrollingBehavior = scrolls ? .groupPaging : .none
            return section
        }
        let grid = UICollectionView(frame: frame(), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        counts[ObjectIdentifier(grid)] = random.next(below: 12)
        (grid.dataSource, grid.delegate) = (self, self)
        return grid
    }

    /// Types, deletes or selects in a text view.
    private func editTextView() {
        guard let view = first(UITextView.self) else { return }
        view.delegate = self
        switch random.next(below: 5) {
        case 0: view.insertText(text())
        case 1: view.deleteBackward()
        case 2:
            let length = view.text.utf16.count
            let start = random.next(below: length + 1)
            view.selectedRange = NSRange(location: start, length: random.next(below: length - start + 1))
        case 3: _ = view.isFirstResponder ? view.resignFirstResponder() : view.becomeFirstResponder()
        default: view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        }
    }

    /// Presents a sheet with two heights, or changes the height of the one that is shown.
    private func changeDetent() {
        if let sheet = presentedViewController?.sheetPresentationController {
            return sheet.animateChanges {
                sheet.selectedDetentIdentifier = random.pick([.medium, .large])
                sheet.prefersGrabberVisible.toggle()
            }
        }
        guard presentedViewController == nil else { return }
        let content = UIViewController()
        content.view.backgroundColor = color()
        content.sheetPresentationController?.detents = [.medium(), .large()]
        present(content, animated: random.oneIn(2))
    }

    /// Shows a sequence of keyframes of one of the ways between values.
    private func showKeyframes() {
        withWidget { widget in
            let options: UIView.KeyframeAnimationOptions = random.pick([
                .calculationModeLinear, .calculationModeCubic, .calculationModeDiscrete,
                .calculationModePaced, .calculationModeCubicPaced,
            ])
            let centers = (0..<3).map { _ in CGPoint(x: number(0...320), y: number(0...500)) }
            let turn = transform()
            UIView.animateKeyframes(withDuration: 0.4, delay: Double(number(0...0.1)), options: options) {
                for (place, center) in centers.enumerated() {
                    UIView.addKeyframe(withRelativeStartTime: Double(place) / 3, relativeDuration: 1.0 / 3) {
                        widget.center = center
                        if place == 1 { widget.transform = turn }
                    }
                }
            } completion: { [weak self] _ in
                self?.animateWidget()
            }
        }
    }

    /// Starts an animator with a spring that pauses, turns back or stays at its end.
    private func startSpringAnimator() {
        withWidget { widget in
            let (frame, alpha) = (frame(), number(0...1))
            let animator = UIViewPropertyAnimator(duration: 0.3, dampingRatio: number(0.2...1)) {
                widget.frame = frame
            }
            animator.addAnimations({ widget.alpha = alpha }, delayFactor: number(0...0.9))
            animator.addCompletion { [weak self] _ in self?.animateWidget() }
            animator.scrubsLinearly = random.oneIn(2)
            animator.startAnimation()
            if random.oneIn(2) { animator.pauseAnimation() }
            if random.oneIn(2) { animator.isReversed = true }
            for old in animators.dropLast(5) where old.state == .active { old.stopAnimation(true) }
            animators = animators.suffix(5) + [animator]
        }
    }
}
