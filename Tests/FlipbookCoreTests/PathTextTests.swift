import SystemPackage
import Testing

@testable import FlipbookCore

/// The folder and the extension of a path, beside those that `FilePath` finds.
@Suite struct PathTextTests {
    @Test(arguments: [
        "", ".", "..", "/", "//", "a", "a.png", ".a", ".a.png", "a.", "a..", "a..png", "/a", "/a.png",
        "//a.png",
        "a/b", "a/b.tar.gz", "a.b/c", "a.b/.c", "a.b/c.", "a//b.png", "a/b/", "a/b//", "a/b.png/", "a/.",
        "a/..",
        "a/...", "a/./b.png", "a/../b.png", "./a", "../a.b", "/a/b/000001.png", "ä/ö.ü", "a b/c d.e f",
        "a/b.💾",
    ])
    func aPathHasTheFolderAndExtensionOfFilePath(_ path: String) {
        let parent = FilePath(path).removingLastComponent().string
        #expect(folder(of: path) == (parent.isEmpty ? "." : parent))
        #expect(pathExtension(of: path) == FilePath(path).extension)
    }
}
