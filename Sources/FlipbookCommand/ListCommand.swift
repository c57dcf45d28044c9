import ArgumentParser
import Flipbook

/// `flipbook list`: the scenes there are.
struct ListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Lists the scenes.")

    @Flag(help: "Print an array with each scene's name, summary, size, duration and engine generation.")
    var json = false

    private struct Entry: Encodable {
        let name, summary, engineGeneration: String
        let width, height, duration: Double
    }

    func run() async throws {
        let listings = await Program.catalog.visible
        let results = try Results()
        if json {
            try results.print(json: listings.map(entry))
        } else {
            let width = listings.map(\.name.count).max() ?? 0
            for listing in listings {
                let gap = String(repeating: " ", count: width - listing.name.count + 2)
                try results.print(listing.name + gap + listing.summary)
            }
        }
    }

    private func entry(_ listing: Listing) -> Entry {
        Entry(
            name: listing.name, summary: listing.summary, engineGeneration: listing.engineGeneration.rawValue,
            width: listing.size.width, height: listing.size.height, duration: listing.duration)
    }
}
