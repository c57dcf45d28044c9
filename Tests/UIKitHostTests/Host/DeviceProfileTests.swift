import Testing
import UIKitHost

@MainActor @Suite struct DeviceProfileTests {
    @Test func namesAreFoundWhateverTheirCase() throws {
        let device = try #require(DeviceProfile.named("iphone15"))
        #expect(DeviceProfile.named("iPhone 15")?.name == "iPhone15")
        #expect(device.size == CGSize(width: 393, height: 852) && device.scale == 3)
        #expect(device.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        let side = try #require(DeviceProfile.named("iPhone15:landscape"))
        #expect(side.size == CGSize(width: 852, height: 393))
        #expect(side.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        for text in ["", "iPhone", "iPhone15:upside", "iPhone15:landscape:"] {
            #expect(DeviceProfile.named(text) == nil)
        }
    }

    @Test func everyDeviceHasANameOfItsOwnAndASoundScreen() {
        #expect(Set(DeviceProfile.all.map(\.name)).count == DeviceProfile.all.count)
        for device in DeviceProfile.all {
            #expect(device.size.width < device.size.height && [2, 3].contains(device.scale))
            #expect(device.portraitInsets.top >= 20)
        }
    }

    @Test(arguments: [
        ("iPhone12Pro", 390, 844, 47), ("iPhone14ProMax", 430, 932, 59), ("iPhone16e", 390, 844, 47),
        ("iPhone17", 402, 874, 62), ("iPhoneAir", 420, 912, 68), ("iPhone17ProMax", 440, 956, 62),
        ("iPad10_2", 810, 1080, 20), ("iPadPro13", 1032, 1376, 24),
    ]) func modelsHaveTheScreensOfTheirPhones(
        _ name: String, _ width: Double, _ height: Double, _ top: Double
    )
        throws
    {
        let device = try #require(DeviceProfile.named(name))
        #expect(device.portraitSize == CGSize(width: width, height: height))
        #expect(device.portraitInsets.top == CGFloat(top))
    }

    @Test func insetsFollowTheLook() throws {
        let side = try #require(DeviceProfile.named("iPhone16:landscape"))
        #expect(side.safeAreaInsets(in: .iOS18).bottom == 21 && side.safeAreaInsets(in: .iOS26).bottom == 20)
        let withButton = try #require(DeviceProfile.named("iPad10_2"))
        #expect(withButton.safeAreaInsets(in: .iOS26).bottom == 0)
        #expect(try #require(DeviceProfile.named("iPhone8:landscape")).safeAreaInsets(in: .iOS26) == .zero)
    }

    @Test func viewsKnowWhatCoversThem() {
        let host = SceneHost(size: CGSize(width: 393, height: 852))
        host.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let controller = UIViewController()
        host.install(controller)
        host.withCurrent {
            #expect(controller.view.safeAreaInsets == host.safeAreaInsets)
            let child = UIView(frame: CGRect(x: 0, y: 40, width: 393, height: 100))
            #expect(child.safeAreaInsets == .zero)
            controller.view.addSubview(child)
            #expect(child.safeAreaInsets == UIEdgeInsets(top: 19, left: 0, bottom: 0, right: 0))
            controller.additionalSafeAreaInsets.top = 10
            #expect(controller.view.safeAreaInsets.top == 69)
            #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 69)
        }
    }
}
