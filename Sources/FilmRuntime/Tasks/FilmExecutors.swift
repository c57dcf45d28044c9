import CFilmTime

#if compiler(>=6.3)
    @_spi(ExperimentalCustomExecutors) import _Concurrency

    /// The executors of the process, which pass the jobs of runs to their queues.
    private struct FilmExecutors: ExecutorFactory {
        static var mainExecutor: any MainExecutor { FilmMainExecutor.shared }
        static var defaultExecutor: any TaskExecutor { FilmGlobalExecutor.shared }
    }

    /// Replaces the executors of the process. The program calls it at its start, before it has other threads.
    @_cdecl("cfilmtime_install") func installFilmExecutors() {
        _createExecutors(factory: FilmExecutors.self)
    }
#else
    /// Sets the hooks of Swift's runtime. The program calls it at its start, before it has other threads.
    @_cdecl("cfilmtime_install") func installFilmExecutors() {
        cfilmtime_hook(
            { JobQueue.take(unsafeBitCast($0, to: UnownedJob.self), isMain: $1) },
            { JobQueue.take(unsafeBitCast($0, to: UnownedJob.self), isMain: false, after: $1) })
    }
#endif
