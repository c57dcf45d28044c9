import Flipbook

/// A job as a script that submits itself to Slurm: an array of film units, and an array of videos that waits
/// for it.
struct SlurmScript {
    /// The script.
    let text: String

    init(of job: Job) {
        let films = job.filmPlan
        text = """
            #!/usr/bin/env bash
            # Made by flipbook job for Slurm. \(job.summary), \(Job.units(films)).
            #
            #   bash \(job.fileName)                        submits an array, and the videos, which wait for it
            #   bash \(job.fileName) --partition=render     passes words to sbatch
            #
            # Start it in the folder that it was made in, on a disk that all nodes share. After a failure
            # the same again films only what is missing.
            #SBATCH --job-name=flipbook
            #SBATCH --ntasks=1
            #SBATCH --cpus-per-task=\(job.threads)
            #SBATCH --requeue
            #SBATCH --open-mode=append
            #SBATCH --output=flipbook-%A.log
            set -u

            \(ShellUnits(of: job).text(attempts: true))

            if [ -n "${SLURM_ARRAY_TASK_ID-}" ]; then
                "$1" "$SLURM_ARRAY_TASK_ID"
                exit
            fi
            films=$(sbatch --parsable --array=0-\(films.units.count - 1) "$@" "$0" film) || exit
            videos=$(sbatch --parsable --array=0-\(job.stitchPlan.units.count - 1) \\
                --dependency="afterok:${films%%;*}" --kill-on-invalid-dep=yes "$@" "$0" stitch) || exit
            printf 'Submitted %s, and the videos as %s.\\n' "${films%%;*}" "${videos%%;*}"

            """
    }
}
