import Foundation
import TestSupport

@testable import SceneCompiler

/// The messages of a compilation, one for each call.
final class Messages: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    /// All messages so far.
    var all: [String] { lock.withLock { texts } }

    /// Returns a context that adds its messages to these, with a cache in a folder. C modules are shared, as
    /// they take three times as long to compile as a scene.
    func context(cache: String) -> CompilationContext {
        var context = CompilationContext { text in self.lock.withLock { self.texts.append(text) } }
        context.environment["XDG_CACHE_HOME"] = cache
        context.environment["CLANG_MODULE_CACHE_PATH"] =
            Repository.products.appendingPathComponent("flipbook-modules").path
        return context
    }
}
