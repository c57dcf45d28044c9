import Testing
import UIKitHost

@MainActor @Suite struct UIImageThumbnailTests {
    @Test func thumbnailsHaveTheirSize() {
        SceneHost(size: CGSize(width: 100, height: 100)).withCurrent {
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
            let size = CGSize(width: 6, height: 5)
            #expect(image.preparingThumbnail(of: size)?.size == size)
            #expect(image.preparingThumbnail(of: .zero) == nil && image.preparingForDisplay() === image)
        }
    }
}
