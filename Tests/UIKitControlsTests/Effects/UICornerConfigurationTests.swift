import Testing
import UIKitHost
import UIKitTestSupport

@MainActor @Suite struct UICornerConfigurationTests {
    private let fixture = ViewFixture()

    private func view(_ configuration: UICornerConfiguration) -> UIView {
        fixture.host.withCurrent {
            let view = UIView()
            view.cornerConfiguration = configuration
            return view
        }
    }

    @Test func aCapsuleHasHalfCirclesWhateverSizeItGets() {
        let capsule = view(.capsule())
        capsule.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        #expect(capsule.layer.cornerRadius >= 30 && fixture.host.warnings.isEmpty)
    }

    @Test func aCapsuleHasAtMostItsLargestRadius() {
        #expect(view(.capsule(maximumRadius: 10)).layer.cornerRadius == 10)
    }
}
