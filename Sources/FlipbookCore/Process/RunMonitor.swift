/// The record of films in progress: the outputs, the files that are not complete, and the scene that runs.
///
/// A program that has to end in good order when it is stopped, as the command does, passes one to what it
/// starts, and reads it when a signal arrives. Libraries have none.
package struct RunMonitor: Sendable {
    /// The account of outputs.
    package let outputs = OutputAccount()
    /// The registry of files to remove when the program is stopped.
    package let unfinishedFiles = UnfinishedFiles()
    /// The scene whose code is running.
    package let scene = RunningScene()

    /// Creates a monitor that has seen nothing.
    package init() {}
}
