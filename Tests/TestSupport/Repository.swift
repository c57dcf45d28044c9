import Foundation

/// Folders of this repository, found from where this source file lies.
public enum Repository {
    /// The folder that holds Package.swift.
    public static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    /// The expected pictures and tables.
    public static let goldens = root.appendingPathComponent("Tests/Goldens")
    /// What failing picture tests leave.
    public static let pictureFailures = root.appendingPathComponent(".build/picture-failures")
}
