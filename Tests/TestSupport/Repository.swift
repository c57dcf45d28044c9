public import Foundation

/// Folders of this repository, found from where this source file lies.
public enum Repository {
    /// The folder that holds Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The expected pictures and tables.
    public static let goldens = root.appendingPathComponent("Tests/Goldens")
    /// The folder for the pictures of failing tests.
    public static let pictureFailures = root.appendingPathComponent(".build/picture-failures")

    /// The folder of what was built: the tests stand in it, and beside them the command and the modules.
    public static let products: URL = {
        let tests = Bundle.main.executableURL!
        return tests.deletingLastPathComponent()
    }()
}
