import Testing
import UIKitHost

@MainActor @Suite struct SharedApplicationTests {
    @Test func theClassHasTheSharedApplicationUnderItsKeyPath() {
        SceneHost(size: CGSize(width: 10, height: 10)).withCurrent {
            #expect(UIApplication.value(forKeyPath: "shared") as? UIApplication === UIApplication.shared)
            #expect(UIApplication.value(forKeyPath: "other") == nil)
        }
    }
}
