/// The state of the layout of a standalone layer, which lays out its sublayers at the end of the tick.
struct SublayerLayout {
    /// True when the sublayers are due for layout.
    var isDue = false
    /// True when those of the layer or of one below it are.
    var isDueInTree = false
    /// True while the layer lays out its sublayers.
    var isRunning = false
}
