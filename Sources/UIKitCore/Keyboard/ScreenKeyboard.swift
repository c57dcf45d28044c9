/// The keyboard on the screen, or the view in its place, with the view above it. It comes with the object
/// that receives typed text, and leaves with it.
///
/// Duration and curve are those of the notifications of devices: 0.25 s, and curve 7, the system's spring.
@MainActor package final class ScreenKeyboard {
    /// The time of a move, in seconds, as in the notifications.
    private static let duration: TimeInterval = 0.25
    /// The raw value of the curve of a move.
    private static let curve: UInt = 7

    /// The rectangle in the film's window that the keyboard has, or has at the end of its move; empty, at the
    /// lower edge, without one.
    package private(set) var frame: CGRect
    private let source: any KeyboardSource
    private let window: KeyboardWindow
    private let board: KeyboardBoard
    /// The object whose view above the keyboard is shown.
    private weak var accessoryOwner: UIResponder?
    /// The number of the current move; later moves end earlier ones.
    private var move = 0
    private var followers: [Follower] = []

    /// A weak reference to an object that makes room for the keyboard.
    private struct Follower {
        weak var object: (any KeyboardFollower)?
    }

    private var state: WindowState { RunContext.current.screenState }

    /// Creates the keyboard of a screen, out of sight.
    package init(_ source: any KeyboardSource, on screen: CGRect) {
        self.source = source
        frame = CGRect(x: 0, y: screen.maxY, width: screen.width, height: 0)
        window = KeyboardWindow(frame: screen)
        window.windowLevel = UIWindow.Level(rawValue: 10_000_000)
        board = KeyboardBoard(frame: frame)
        window.addSubview(board)
    }

    /// True while the keyboard, or a view above it, is on the screen or on its way there.
    package var isUp: Bool { frame.height > 0 }

    /// Shows the keyboard of the object that receives typed text, or hides it.
    func follow(_ responder: UIResponder?) {
        let screen = state.window.bounds
        guard screen.width >= 320, screen.height >= 320, let responder else { return lower() }
        let keys =
            responder.inputView.map { KeyboardBoard.Part($0, inset: state.deviceInsets.bottom) }
            ?? source.keys(for: responder, on: screen.size, bottomInset: state.deviceInsets.bottom)
            .map { KeyboardBoard.Part($0) }
        let accessory = accessory(of: responder)
        guard keys != nil || accessory != nil else { return lower() }
        UIView.performWithoutAnimation {
            if !isUp { board.frame = frame }
            board.show(keys, below: accessory.map { KeyboardBoard.Part($0) })
        }
        raise(to: board.fittingHeight)
    }

    /// Returns the object that gets typed text back when another one gives it up: that of the view above the
    /// keyboard, while its own view is on the screen.
    func heir(of responder: UIResponder) -> UIResponder? {
        guard let owner = accessoryOwner as? UIViewController, owner !== responder, owner.view.window != nil,
            owner.canBecomeFirstResponder
        else { return nil }
        return owner
    }

    /// Returns the view above the keyboard: that of the object or of those behind it in the chain of
    /// responders. One in which the object lies stays.
    private func accessory(of responder: UIResponder) -> UIView? {
        for candidate in sequence(first: responder, next: \.next) {
            guard let view = candidate.inputAccessoryView else { continue }
            accessoryOwner = candidate
            return view
        }
        let shown = board.accessory
        return shown.flatMap { (responder as? UIView)?.isDescendant(of: $0) == true ? $0 : nil }
    }

    // MARK: Moves

    private func raise(to height: CGFloat) {
        let screen = state.window.bounds
        let end = CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
        guard end != frame else { return letFollow() }
        let wasUp = isUp
        if !wasUp { enter(height) }
        let begin = wasUp ? frame : end.offsetBy(dx: 0, dy: height)
        go(from: begin, to: end, willBe: UIResponder.keyboardWillShowNotification) {
            $0.post(UIResponder.keyboardDidShowNotification, from: begin, to: end)
        }
    }

    private func lower() {
        guard isUp else { return }
        accessoryOwner = nil
        let begin = frame
        let end = begin.offsetBy(dx: 0, dy: begin.height)
        go(from: begin, to: end, willBe: UIResponder.keyboardWillHideNotification) {
            $0.leave()
            $0.post(UIResponder.keyboardDidHideNotification, from: begin, to: end)
        }
    }

    /// Puts the window in front of all others, with the keyboard below the screen.
    private func enter(_ height: CGFloat) {
        UIView.performWithoutAnimation {
            let screen = state.window
            window.frame = screen.bounds
            window.isHidden = false
            screen.bringSubviewToFront(window)
            board.frame = CGRect(x: 0, y: screen.bounds.maxY, width: screen.bounds.width, height: height)
            window.layoutIfNeeded()
        }
    }

    private func leave() {
        window.isHidden = true
        window.removeFromSuperview()
        board.show(nil, below: nil)
    }

    /// Moves the keyboard, after code of the scene has been notified, and calls a closure at the end unless
    /// another move has begun.
    private func go(
        from begin: CGRect, to end: CGRect, willBe name: Notification.Name,
        atEnd: @escaping (ScreenKeyboard) -> Void
    ) {
        move += 1
        let number = move
        let bottom = state.window.bounds.maxY
        frame = end.minY < bottom ? end : CGRect(x: 0, y: bottom, width: end.width, height: 0)
        post(UIResponder.keyboardWillChangeFrameNotification, from: begin, to: end)
        post(name, from: begin, to: end)
        animate { [self] in
            board.frame = end
            makeRoom()
        } completion: { [weak self] _ in
            guard let self, number == move else { return }
            post(UIResponder.keyboardDidChangeFrameNotification, from: begin, to: end)
            atEnd(self)
        }
    }

    /// Animates changes with the timing of a move.
    private func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        let options: UIView.AnimationOptions = [
            UIView.AnimationOptions(rawValue: Self.curve << 16), .beginFromCurrentState,
        ]
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: options, animations: changes,
            completion: completion)
    }

    // MARK: Followers

    /// Lets an object, which is held weakly, make room for the keyboard from its next move on.
    package func add(_ follower: any KeyboardFollower) {
        followers.removeAll { $0.object == nil || $0.object === follower }
        followers.append(Follower(object: follower))
    }

    /// Lets the objects that make room for the keyboard follow it where it stays, such as to another text.
    package func letFollow() {
        guard isUp, !followers.isEmpty else { return }
        animate { [self] in makeRoom() }
    }

    /// Lets the followers make room from the outside in: sheets, views with constraints to the keyboard, and
    /// then what lies in these.
    private func makeRoom() {
        let objects = followers.compactMap(\.object)
        for object in objects where object.movesOthers { object.makeRoom(for: self) }
        layOutGuides()
        for object in objects where !object.movesOthers { object.makeRoom(for: self) }
    }

    /// Lets the views follow that have constraints to the keyboard.
    private func layOutGuides() {
        guard state.hasKeyboardGuides else { return }
        func visit(_ view: UIView) {
            if view.layout?.guides.contains(where: { $0 is UIKeyboardLayoutGuide }) == true {
                view.marginsDidChange()
                view.setNeedsLayout()
            }
            view.subviews.forEach(visit)
        }
        visit(state.window)
        state.layOut()
    }

    private func post(_ name: Notification.Name, from begin: CGRect, to end: CGRect) {
        let values: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: begin, UIResponder.keyboardFrameEndUserInfoKey: end,
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        NotificationCenter.default.post(name: name, object: nil, userInfo: values)
    }
}
