import Foundation
import Testing
import UIKitHost

@MainActor @Suite struct DocumentPickerTests {
    private final class Reader: UIViewController, UIDocumentPickerDelegate {
        var urls: [URL] = []

        func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
            self.urls = urls
        }
    }

    @Test func aPickerOfDocumentsIsEmptyAndSaysSo() {
        let host = SceneHost(size: CGSize(width: 320, height: 568))
        let reader = Reader()
        host.install(reader)
        host.withCurrent {
            let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
            picker.delegate = reader
            #expect(picker.documentPickerMode == .import)
            reader.present(picker, animated: false)
        }
        host.advance(by: 1.0 / 60)
        #expect(reader.presentedViewController is UIDocumentPickerViewController)
        #expect(host.failure == nil && reader.urls == [])
        #expect(host.warnings.contains { $0.hasPrefix("UIDocumentPickerViewController has no effect") })
    }

    @Test func typesAreKnownByTheirIdentifiersAndEndings() {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "xyz") == nil)
        #expect(UTType("public.json")?.preferredFilenameExtension == "json")
        #expect(UTType("org.example.own")?.identifier == "org.example.own" && UTType("") == nil)
    }
}
