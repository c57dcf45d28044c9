import Picture
@_spi(UIKitInternals) import UIKitCore

/// The change of a bar's buttons in an animation: those that leave fade out and those that come fade in, each
/// in its place. One that stays moves to its new place.
@MainActor final class BarFade {
    /// The views of a bar, each with the identity of the entry, or of the scene's own view, that it shows.
    typealias Views = [(key: ObjectIdentifier, view: UIView)]

    /// The time in which buttons fade apart from a transition, in seconds; by eye.
    static let duration: TimeInterval = 0.3

    private let shots: [(key: ObjectIdentifier, shot: BarShot)]
    /// The centers of the buttons before the change.
    private let places: [ObjectIdentifier: CGPoint]
    private var platters: [Layer.Content] = []
    private var pictures: [UIView] = []
    /// The views that fade in, and the opacities with which they end.
    private var entered: [(view: UIView, opacity: CGFloat)] = []
    /// The animation of the change; nil before it.
    private var block: AnimationBlock?
    private(set) var isRunning = false
    /// True for a bar that leaves with its contents: nothing fades, and the new contents are not seen.
    var isFrozen = false

    /// Takes pictures of the buttons, and notes the platters on which they lie.
    init(of views: Views, in bar: UIView, platters: () -> [Layer.Content]) {
        let shots = views.compactMap { key, view in
            BarShot(of: view, in: bar).map { (key: key, shot: $0) }
        }
        self.shots = shots
        places = Dictionary(
            shots.map { ($0.key, $0.shot.picture.center) }, uniquingKeysWith: { first, _ in first })
        bar.traitCollection.performAsCurrent { self.platters = platters() }
    }

    // MARK: Course

    /// Begins the change, in the animation that is being performed.
    func begin() {
        block = AnimationBlock.recording
        isRunning = true
    }

    /// Changes the buttons. The platters lie in the bar from an index on: those that stay, those that leave,
    /// and those that come.
    func changeButtons(
        in bar: UIView, at index: Int, to views: Views, platters: @escaping () -> [Layer.Content]
    ) {
        let old = self.platters
        let isFrozen = isFrozen
        let stays = BarPicture(contents: { isFrozen ? old : platters().filter { old.contains($0) } })
        add(stays, to: bar, at: index)
        if !isFrozen {
            let leaves = BarPicture(contents: {
                let new = platters()
                return old.filter { !new.contains($0) }
            })
            leave(leaves, in: bar, at: index + 1)
            let comes = BarPicture(contents: { platters().filter { !old.contains($0) } })
            add(comes, to: bar, at: index + 2)
            enter(comes)
        }
        let keys = Set(views.map(\.key))
        for (key, shot) in shots where isFrozen || !keys.contains(key) { leave(shot.picture, in: bar) }
        for (key, view) in views {
            guard !isFrozen, let place = places[key] else {
                enter(view)
                continue
            }
            travel(view, from: place)
        }
    }

    /// Lets views that have come in the meantime fade in.
    func takeNew(_ views: Views) {
        for (key, view) in views where isFrozen || places[key] == nil { enter(view) }
    }

    /// Adds a picture to a view for the time of the change; nil puts it in front.
    func add(_ picture: UIView, to parent: UIView, at index: Int? = nil) {
        UIView.withoutAnimation { parent.insertSubview(picture, at: index ?? parent.subviews.count) }
        pictures.append(picture)
    }

    /// Adds a picture that fades out.
    func leave(_ picture: UIView, in parent: UIView, at index: Int? = nil) {
        add(picture, to: parent, at: index)
        if !isFrozen { picture.alpha = 0 }
    }

    /// Lets a view fade in, up to its opacity.
    func enter(_ view: UIView?) {
        guard let view, isRunning, !entered.contains(where: { $0.view === view }) else { return }
        let opacity = view.alpha
        guard opacity > 0 else { return }
        let isOver = (block?.remainder(at: RunContext.current.clock.time) ?? 0) <= 0
        guard isFrozen || !isOver else { return }
        entered.append((view, opacity))
        UIView.withoutAnimation { view.alpha = 0 }
        if !isFrozen, let block { AnimationBlock.recording(block) { view.alpha = opacity } }
    }

    /// Lets a view move from a center to its own.
    func travel(_ view: UIView, from start: CGPoint) {
        let end = view.center
        guard !isFrozen, start != end else { return }
        UIView.withoutAnimation { view.center = start }
        view.center = end
    }

    /// Hides the new contents of a bar that leaves with its old ones.
    func hideNew() {
        guard isRunning, isFrozen else { return }
        UIView.withoutAnimation { for (view, _) in entered { view.alpha = 0 } }
    }

    /// Removes what the change has added. The views that came have their opacities even where the change was
    /// taken back.
    func end(didComplete: Bool) {
        isRunning = false
        for picture in pictures { picture.removeFromSuperview() }
        if !didComplete || isFrozen {
            UIView.withoutAnimation { for (view, opacity) in entered { view.alpha = opacity } }
        }
        (pictures, entered, block) = ([], [], nil)
    }
}
