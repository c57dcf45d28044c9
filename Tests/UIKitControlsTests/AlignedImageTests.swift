import Testing
import UIKitHost

@MainActor @Suite struct AlignedImageTests {
    @Test func viewsAlignThePartOfAnImage() {
        SceneHost(size: CGSize(width: 320, height: 568)).withCurrent {
            let insets = UIEdgeInsets(top: 0, left: 6, bottom: 4, right: 0)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
                .withAlignmentRectInsets(insets)
            #expect(image.withRenderingMode(.alwaysTemplate).alignmentRectInsets == insets)
            let (view, parent) = (
                UIImageView(image: image), UIView(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
            )
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
            view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10).isActive = true
            view.topAnchor.constraint(equalTo: parent.topAnchor).isActive = true
            parent.layoutIfNeeded()
            #expect(view.frame.minX == 4 && view.frame.minY == 0)
        }
    }
}
