// A cache line that one thread wrote takes as long to reach another as solving several constraints. So each
// worker has the same contacts in all stages, a contiguous range of the active constraints, whose bodies lie
// side by side in most worlds, and each worker waits only for its neighbors. Bodies that contacts of several
// workers move are on the boundary. The boundary constraints of a color are solved first, and then the
// neighbors are signaled. The interior, whose bodies no other worker moves, fills the time until their
// signals arrive.
//
//     worker 0   | boundary | interior ........ |        | boundary | interior ...
//     worker 1   | boundary | interior .. |              | boundary | interior ...
//                ^ color 0  ^ signal                      ^ color 1: waits for the neighbors' signals

/// The assignment of constraints to workers.
struct WorkPartition {
    static let colorCount = GraphColors.overflow + 1

    let constraints: UnsafePointer<WorkerConstraints>
    /// The mask of each worker's neighbors: the workers that share a body with it.
    let neighbors: UnsafePointer<UInt64>

    @inline(__always) subscript(color: Int, worker: Worker) -> WorkerConstraints {
        constraints[worker.index * Self.colorCount + color]
    }
}
