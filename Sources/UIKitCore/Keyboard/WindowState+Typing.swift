// The way of typed text from one object to another.
extension WindowState {
    /// Makes an object the one that receives typed text, if the present one gives it up.
    func handOver(to responder: UIResponder) -> Bool {
        if let present = firstResponder {
            isHandingOver = true
            defer { isHandingOver = false }
            guard present.resignFirstResponder() else { return false }
        }
        firstResponder = responder
        return true
    }

    /// Lets typed text go back from an object to the owner of the view above the keyboard, or to nobody.
    func endTyping(into responder: UIResponder) {
        firstResponder = nil
        guard !isHandingOver, let keyboard else { return }
        firstResponder = keyboard.heir(of: responder)
        keyboard.follow(firstResponder)
    }

    /// Ends typing into views of a controller that leaves the screen.
    func endTyping(in controller: UIViewController) {
        guard let view = controller.viewIfLoaded, let field = firstResponder as? UIView,
            field.isDescendant(of: view)
        else { return }
        if !field.resignFirstResponder() { endTyping(into: field) }
    }
}
