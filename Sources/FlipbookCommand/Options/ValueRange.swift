import ArgumentParser
import Flipbook

/// A selection of a sweep's values by index, counted from 0 in the sweep's order: `0-11` or `3,5`.
struct ValueRange {
    private let range: OpenFrameRange
    private let text: String

    /// Creates a selection from text in the grammar of frame ranges.
    init(_ text: String) throws {
        self.text = text
        do {
            range = try OpenFrameRange(text)
        } catch {
            throw FilmError.invalid(
                "“\(text)” names no values of a sweep; they are counted from 0, such as “0-11” or “3,5”.")
        }
    }

    /// Returns the selected elements of an array that holds one element for each value of a sweep.
    func choose<Element>(from all: [Element], of sweep: ParameterSweep) throws -> [Element] {
        let numbers = range.closed(at: all.count - 1)
        guard numbers.last < all.count else {
            throw FilmError.invalid(
                "The sweep of “\(sweep.parameter)” has the values 0-\(all.count - 1), so “\(text)” is outside."
            )
        }
        return numbers.map { all[$0] }
    }
}
