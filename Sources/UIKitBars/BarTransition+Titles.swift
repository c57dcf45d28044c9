@_spi(UIKitInternals) import UIKitCore

// The ways of titles. The title of a controller and that of the button that leads back to it exchange their
// places; their distances from the edges are those of Flutter's bar, which imitates Apple's. What has no
// partner moves with the content.
extension BarTransition {
    /// The part of the width by which the controller below moves in a transition, as in `SlideAnimator`.
    private static let share: CGFloat = 0.3

    /// Changes the title in the row of the buttons and the button that leads back.
    func changeTitles(in bar: UINavigationBar) {
        let (title, back) = (bar.shownTitle, bar.backButton?.shownTitle)
        let (width, edge) = (bar.bounds.width, bar.bounds.maxX)
        let seenTitle = title.alpha > 0 && !title.isHidden ? title : nil
        let (oldTitle, oldBack) = (past.title?.picture, past.backTitle?.picture)
        // The places before any of them moves.
        let (titleEnd, backEnd) = (seenTitle.map { left($0, bar) }, back.map { left($0, bar) })
        let (titleStart, backStart) = (oldTitle?.frame.minX, oldBack?.frame.minX)
        let isShared = past.titleSource == ObjectIdentifier(title) && title === bar.titleView
        if let oldTitle, !isShared || fade.isFrozen {
            fade.leave(oldTitle, in: bar)
            let toBack = difference(titleStart, backEnd) ?? -Self.share * width
            move(oldTitle, by: isPop ? edge - oldTitle.center.x : toBack)
        }
        if let oldBack {
            fade.leave(oldBack, in: bar)
            move(oldBack, by: isPop ? difference(backStart, titleEnd) ?? 0 : -width / 2)
        }
        if !isShared || fade.isFrozen {
            fade.enter(title)
            let fromBack = difference(titleEnd, backStart) ?? -Self.share * width
            travel(title, from: isPop ? fromBack : edge - title.center.x)
        }
        if let back {
            fade.enter(back)
            travel(back, from: isPop ? -width / 2 : difference(backEnd, titleStart) ?? 0)
        }
        changeArrow(in: bar)
        changePrompt(in: bar)
    }

    /// Lets one text above the title fade into another one, neither of which moves.
    private func changePrompt(in bar: UINavigationBar) {
        guard past.prompt.text != bar.promptLabel?.text || fade.isFrozen else { return }
        if let old = past.prompt.shot { fade.leave(old.picture, in: bar) }
        fade.enter(bar.promptLabel)
    }

    private func changeArrow(in bar: UINavigationBar) {
        let arrow = bar.backButton?.imageView
        if !fade.isFrozen, past.arrow != nil, arrow != nil { return }
        if let old = past.arrow { fade.leave(old.picture, in: bar) }
        fade.enter(arrow)
    }

    /// Changes the large title and the search below the row of the buttons, which the lower edge of the bar
    /// cuts off.
    func changeLowerPart(in bar: UINavigationBar) {
        let (width, row) = (bar.bounds.width, bar.searchRow)
        let keepsSearch = !fade.isFrozen && past.searchBar == row.searchBar.map { ObjectIdentifier($0) }
        removeLowerPart(from: bar, keepsSearch: keepsSearch)
        if !bar.largeTitle.isHidden {
            reveal(bar.largeTitle, from: isPop ? -Self.share * width : width)
            fade.enter(bar.largeTitle)
        }
        if !row.isHidden, !keepsSearch {
            reveal(row, from: 0)
            fade.enter(row)
        }
    }

    private func removeLowerPart(from bar: UINavigationBar, keepsSearch: Bool) {
        let shots = [past.largeTitle, keepsSearch ? nil : past.search].compactMap { $0?.picture }
        let (width, top, height) = (bar.bounds.width, past.rowEnd, past.frame.height - past.rowEnd)
        guard !shots.isEmpty, height > 0 else { return }
        let part = UIView(frame: CGRect(x: 0, y: top, width: width, height: height))
        (part.clipsToBounds, part.isUserInteractionEnabled) = (true, false)
        fade.add(part, to: bar)
        for shot in shots {
            UIView.withoutAnimation { shot.center.y -= top }
            fade.leave(shot, in: part)
        }
        if let shot = past.largeTitle?.picture { move(shot, by: isPop ? width : -Self.share * width) }
        let rest = max(0, min(height, bar.bounds.height - top))
        if !fade.isFrozen, rest != height {
            part.frame = CGRect(x: 0, y: top, width: width, height: rest)
        }
    }

    /// Lets a view come from a distance at the right, as far as it was above the lower edge of the bar.
    private func reveal(_ view: UIView, from distance: CGFloat) {
        guard !fade.isFrozen else { return }
        let end = view.frame
        var start = end.offsetBy(dx: distance, dy: 0)
        start.size.height = max(0, min(end.height, past.frame.height - end.minY))
        UIView.withoutAnimation { view.frame = start }
        view.frame = end
    }

    private func move(_ shot: UIView, by distance: CGFloat) {
        if !fade.isFrozen { shot.center.x += distance }
    }

    private func travel(_ view: UIView, from distance: CGFloat) {
        fade.travel(view, from: CGPoint(x: view.center.x + distance, y: view.center.y))
    }

    private func left(_ view: UIView, _ bar: UIView) -> CGFloat { view.convert(view.bounds, to: bar).minX }

    private func difference(_ start: CGFloat?, _ end: CGFloat?) -> CGFloat? {
        start.flatMap { start in end.map { $0 - start } }
    }
}
