import Foundation
import SourceOutline
import TestSupport
import Testing

@testable import FlipbookCommand

/// The functions on a stack, of which the report of a crash names the first one of the scene.
@Suite struct SwiftSymbolTests {
    @Test func everyModuleOfThePackageIsOfTheCommand() throws {
        let sources = Repository.root.appendingPathComponent("Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
            let files = FileManager.default.enumerator(atPath: "\(sources.path)/\(name)")
            return files?.contains { ($0 as? String)?.hasSuffix(".swift") == true } ?? false
        }
        #expect(modules.count > 10)
        let own = PackageModules.imported + PackageModules.others
        #expect(Set(modules).subtracting(own) == [])
        for module in modules {
            let symbol = SwiftSymbol(text: "$s\(module.utf8.count)\(module)4FallC4dropyyF")
            #expect(symbol.isOfCommand && !symbol.isOfScene, "\(module)")
        }
    }

    @Test func functionsOfFilesAndOfOtherModulesAreOfTheScene() {
        let file = SwiftSymbol(text: "$s12FilmedScenes4FallC11viewDidLoadyyF")
        #expect(file.isOfScene && !file.isOfCommand && file.name == "Fall.viewDidLoad()")
        let package = SwiftSymbol(text: "$s8MyScenes4FallC11viewDidLoadyyF")
        #expect(package.isOfScene && !package.isOfCommand)
        let compiler = SwiftSymbol(text: "$sSa15_checkSubscriptyyF")
        #expect(!compiler.isOfScene && !compiler.isOfCommand)
    }

    @Test(arguments: [
        ("$s12FilmedScenes4FallC4pickyyxlFSi_Tg5", "Fall.pick<A>(A)"),
        ("$s12FilmedScenes4FallC11viewDidLoadyyFTm", "Fall.viewDidLoad()"),
        ("$s12FilmedScenes4FallC11viewDidLoadyyFyycfU_TA", "a closure in Fall.viewDidLoad()"),
        ("$s12FilmedScenes4FallC4pickyyxlFyycfU_Si_Tg5", "a closure in Fall.pick<A>(A)"),
    ])
    func theCompilersCopiesOfAFunctionHaveItsName(_ symbol: String, _ name: String) {
        #expect(SwiftSymbol(text: symbol).name == name)
    }
}
