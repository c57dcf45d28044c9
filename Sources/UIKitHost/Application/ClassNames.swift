import Foundation

/// Returns the class of a name, with that of its module before a point or without; nil for none. In files
/// that import UIKit it replaces Foundation's function. UIKit's own classes have names without a module.
///
/// An app names its module after itself. The module of a film has another name, in which the class is looked
/// up as well. A class may also have a name for Objective-C, such as `@objc(MKRing) class Ring`.
@preconcurrency @MainActor public func NSClassFromString(_ aClassName: String) -> AnyClass? {
    if let found = Foundation.NSClassFromString(aClassName) ?? ClassTable.type(named: aClassName) {
        return found
    }
    if let module = RunContext.current.moduleName, let name = aClassName.split(separator: ".").last,
        let own = Foundation.NSClassFromString("\(module).\(name)")
    {
        return own
    }
    return UIKitModules.type(named: aClassName)
}
