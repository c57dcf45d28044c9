import CoreGeometry
import FlipbookCore
import Picture
import UIKitHost

/// The pictures of a run without dynamic items, whose moving views are plotted in the items' place: those
/// that animations, fingers and timers move.
struct ViewMotionRecord {
    private var pictures: [TimedPicture] = []
    private var layerCount = 0

    /// The largest number of layers in all pictures together, which take about 1 GB.
    private static let mostLayers = 2_000_000

    /// Adds a run's frame.
    /// - Throws: `FilmError.invalid` for too many layers.
    @MainActor mutating func add(_ run: SimulationRun) throws {
        let picture = run.picture
        layerCount += picture.layers.totalCount
        guard layerCount <= Self.mostLayers else {
            throw FilmError.invalid(
                "The views in \(run.film.frameCount) frames are more than \(Self.mostLayers) layers, too many "
                    + "for one plot; take a shorter duration or fewer frames per second.")
        }
        pictures.append(TimedPicture(time: run.film.time(ofFrame: pictures.count), picture: picture))
    }

    /// Returns the motions of the views that move by more than a point, in the order of appearance. Names
    /// are those of items; a layer of no view in the window at the end has that of files.
    @MainActor func motions(in host: SceneHost) -> [ItemMotion] {
        let parts = MovingLayers(of: pictures.map(\.picture))
        let moments = pictures.map { Moment($0, parts) }
        let paths = Set(moments.flatMap(\.items).map(\.path))
        var names = ViewNames(
            host.names(ofViews: Set(paths.compactMap { $0.last?.ownNumber })), ItemTitles(of: moments))
        var numbers: [[LayerIdentity]: Int] = [:]
        var motions: [ItemMotion] = []
        for (frame, moment) in moments.enumerated() {
            for item in moment.items {
                let number = numbers[item.path] ?? motions.count
                if number == motions.count {
                    numbers[item.path] = number
                    motions.append(
                        ItemMotion(item: names.takeName(of: item), color: item.layer.fillColor, isView: true))
                }
                motions[number].add(item, frame: frame, time: moment.time)
            }
        }
        return motions.filter { $0.length > 1 }
    }
}

/// The names of views in a plot, each of them used once.
private struct ViewNames {
    /// The names of views by the numbers of their layers.
    private let views: [Int: String]
    private let titles: ItemTitles
    private var taken: Set<String> = []

    init(_ views: [Int: String], _ titles: ItemTitles) { (self.views, self.titles) = (views, titles) }

    mutating func takeName(of item: LayerInstance) -> String {
        let name = item.path.last?.ownNumber.flatMap { views[$0] } ?? titles[item]
        var (unique, number) = (name, 2)
        while !taken.insert(unique).inserted { (unique, number) = ("\(name) \(number)", number + 1) }
        return unique
    }
}

extension ItemMotion {
    /// Adds the place of a view's layer. The angle keeps counting beyond a full turn.
    fileprivate mutating func add(_ layer: LayerInstance, frame: Int, time: Double) {
        let last = moments.last?.state.angle ?? layer.angle
        let angle = last + (layer.angle - last).remainder(dividingBy: 2 * .pi)
        let state = ItemState(name: item, center: layer.center, angle: angle)
        add(ItemRecord(frame: frame, time: time, state: state))
    }
}

extension LayerIdentity {
    fileprivate var ownNumber: Int? {
        if case .number(let number) = self { number } else { nil }
    }
}

extension [Layer] {
    fileprivate var totalCount: Int { reduce(count) { $0 + $1.children.totalCount } }
}
