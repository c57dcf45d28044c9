import Foundation
import Testing

@testable import FlipbookPlay

@Suite struct PlayOrderTests {
    @Test func linesOfThePageAreRead() {
        #expect(
            PlayOrder("down -1 60.5 120")
                == .touch(TouchEvent(.down, finger: -1, at: CGPoint(x: 60.5, y: 120))))
        #expect(PlayOrder("page 3 dark") == .page(scale: 2, isDark: true))
        #expect(PlayOrder("set speed 0.25") == .set("speed", 0.25))
        #expect(PlayOrder("speed 0.1") == .speed(0.1))
        #expect(PlayOrder("shown 17") == .shown(17))
        #expect(PlayOrder("step") == .step)
    }

    @Test(arguments: [
        "", " ", "down", "down 1 2", "down 1 nan 3", "down 1 inf 3", "down 1 1e9 3", "down 1.5 2 3",
        "fly 1 2 3",
        "speed 2", "speed 0", "page 0 dark", "page nan dark", "page 1 blue", "set x nan", "set x", "shown -1",
        "shown 99999999999", "appearance", "trail", "step 2", "save /etc/passwd", "write", "PLAY",
    ])
    func otherLinesAreNone(_ line: String) {
        #expect(PlayOrder(line) == nil)
    }

    @Test func messagesInPiecesAreReadWhenTheyAreWhole() throws {
        let bytes: [UInt8] = [2, 0, 0, 0, 1, 65, 66, 0, 0, 0, 0, 3, 1, 0, 0, 0, 0, 9]
        var messages = PlayerMessages()
        var read: [(kind: PlayerPipe.Kind, content: Data)] = []
        for byte in bytes {
            let new = messages.add(Data([byte]))
            read += try #require(new)
        }
        #expect(read.map(\.kind) == [.text, .trail, .frame])
        #expect(read.map(\.content) == [Data("AB".utf8), Data(), Data([9])])
        let foreign = messages.add(Data([0, 0, 0, 0, 77]))
        #expect(foreign == nil)
    }
}
