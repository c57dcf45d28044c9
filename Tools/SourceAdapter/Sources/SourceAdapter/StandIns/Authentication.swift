// Inert code in place of LocalAuthentication.
import UIKit

enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
enum LABiometryType: Int { case none, touchID, faceID }
class LAContext: NSObject {
    var biometryType: LABiometryType { .none }
    var localizedFallbackTitle: String?
    var localizedReason = ""
    func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
    func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, Error?) -> Void
    ) {
        reply(false, nil)
    }
}
