import Testing
import UIKitHost

/// Random programs of tasks: whatever runs beside them, they do the same at the same time.
@MainActor @Suite struct RandomTaskTests {
    @Test(arguments: 1...100) func aRandomProgramIsTheSameAloneAndBesideOthers(_ seed: Int) {
        let alone = TaskProgram(seed: seed)
        alone.log.run(60)
        let (first, second) = (TaskProgram(seed: seed), TaskProgram(seed: seed))
        let other = TaskProgram(seed: -seed)
        for _ in 0..<60 { for program in [first, other, second] { program.log.run(1) } }
        #expect(!alone.log.entries.isEmpty)
        #expect(first.log.entries == alone.log.entries)
        #expect(second.log.entries == alone.log.entries)
        #expect(alone.log.host.warnings.isEmpty)
    }
}
