/// Returns a new view of a class that is known at run time alone, inserted by source adaptation for
/// `type.init()`. Flipbook's own.
@preconcurrency @MainActor public func flipbookNew<T: UIView>(_ type: T.Type) -> T {
    flipbookNew(type, frame: .zero)
}

/// Returns a new view of a class that is known at run time alone, inserted by source adaptation for
/// `type.init(frame:)`. Flipbook's own.
///
/// A class of the scene whose objects need other arguments ends the film with a sentence.
@preconcurrency @MainActor public func flipbookNew<T: UIView>(_ type: T.Type, frame: CGRect) -> T {
    if let view = MethodTable.object(of: type, "newWithFrame:", [frame]) { return view }
    let made = MethodTable.object(of: type, "new", []) ?? archived(type) { T(coder: $0) }
    guard let made else { fatalError("\(type) cannot be created without arguments.") }
    if frame != .zero { made.frame = frame }
    return made
}

/// Returns a new controller of a class that is known at run time alone, inserted by source adaptation for
/// `type.init()` and `type.init(nibName:bundle:)`. Its nib is the one of its class. Flipbook's own.
///
/// A class of the scene whose objects need other arguments ends the film with a sentence.
@preconcurrency @MainActor public func flipbookNew<T: UIViewController>(_ type: T.Type) -> T {
    let made = MethodTable.object(of: type, "new", []) ?? archived(type) { T(coder: $0) }
    guard let made else { fatalError("\(type) cannot be created without arguments.") }
    return made
}

/// Returns an object of a class of UIKit, made by the initializer that all of its classes have; nil for a
/// class of the scene.
@MainActor private func archived<T: NSObject>(_ type: T.Type, _ make: (NSCoder) -> T?) -> T? {
    DrawingClasses.mayDraw(type) ? nil : make(InterfaceCoder())
}
