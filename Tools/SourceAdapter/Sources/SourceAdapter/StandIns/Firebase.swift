// Inert code in place of the start of Firebase.
import UIKit

final class FirebaseApp: NSObject, Sendable {
    static func configure() {}
    static func app() -> FirebaseApp? { nil }
}
