/// An island's slice of a list.
struct IslandSlice: BitwiseCopyable {
    var start, end: Int32
}
