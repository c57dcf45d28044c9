// As on a device, the archive of a controller has what its class writes into it, and not its view.
extension UIViewController: @preconcurrency NSCoding {}
