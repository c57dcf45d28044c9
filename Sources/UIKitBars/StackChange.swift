/// The change of a stack of controllers.
@MainActor struct StackChange {
    let old: [UIViewController]
    let new: [UIViewController]

    /// The controllers that the stack gets.
    var entering: [UIViewController] { new.filter { !old.holds($0) } }
    /// The controllers that the stack loses.
    var leaving: [UIViewController] { old.filter { !new.holds($0) } }

    /// The kind of the change: a way back where the new top was in the stack before.
    var operation: UINavigationController.Operation {
        guard let top = new.last, top !== old.last else { return .none }
        return old.holds(top) ? .pop : .push
    }

    /// Notes the change of parent that begins.
    func begin(in parent: UIViewController) {
        for controller in entering where controller.parent !== parent {
            parent.addChild(controller)
            controller.parentChange = .entering
        }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.parentChange = .leaving
        }
    }

    /// Ends the change of parent, of controllers for which nothing else has ended it yet.
    func end(in parent: UIViewController) {
        for controller in entering where controller.parentChange == .entering {
            controller.parentChange = .none
            controller.didMove(toParent: parent)
        }
        for controller in leaving where controller.parentChange == .leaving {
            controller.removeFromParent()
            controller.parentChange = .none
        }
    }

    /// Takes the change of parent back.
    func takeBack() {
        for controller in entering {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
            controller.parentChange = .none
        }
        for controller in leaving { controller.parentChange = .none }
    }
}

extension [UIViewController] {
    /// Returns whether a controller is among these.
    @MainActor func holds(_ controller: UIViewController) -> Bool { contains { $0 === controller } }
}
