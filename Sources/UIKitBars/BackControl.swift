/// A control that leads back to the screen before.
package protocol BackControl: AnyObject {}

extension BackButton: BackControl {}
