import Flipbook

/// A job as a script for GNU parallel.
struct ParallelScript {
    /// The script.
    let text: String

    init(of job: Job) {
        let films = job.filmPlan
        let log = job.folder + "-" + job.identity
        text = """
            #!/usr/bin/env bash
            # Made by flipbook job for GNU parallel. \(job.summary), \(Job.units(films)).
            #
            #   bash \(job.fileName)             films, then stitches; stopped or killed, the same goes on
            #   bash \(job.fileName) --jobs 4    passes words to parallel, such as --sshloginfile FILE --workdir .
            #
            # Start it in the folder that it was made in. What is done stands in \(log.commentText).*.joblog;
            # delete these files to have all units looked at again.
            set -u

            \(ShellUnits(of: job).text(attempts: true))

            case ${1-} in
            film | stitch)
                "$1" "$2"
                exit
                ;;
            esac

            log=\(shellLine([log]))
            mkdir -p -- "$(dirname -- "$log")" || exit
            # A unit whose shell was killed is tried again by parallel; all else a unit tries again itself.
            run() {
                step=$1 last=$2
                shift 2
                seq 0 "$last" | parallel --joblog "$log.$step.joblog" --resume-failed --retries 3 \\
                    --halt soon,fail=1 \(job.share)"$@" --quote bash "$0" "$step" {}
            }
            run film \(films.units.count - 1) "$@" && run stitch \(job.stitchPlan.units.count - 1) "$@"

            """
    }
}

extension Job {
    /// The option that limits the number of concurrent processes to the processors divided by the threads of
    /// each; empty for one thread.
    fileprivate var share: String { threads == 1 ? "" : "--jobs \(max(1, 100 / threads))% " }
}
