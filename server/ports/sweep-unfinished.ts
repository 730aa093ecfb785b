import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** Matches names of unfinished backups, the files beside them, and temporary files of `write-file-atomic`. */
const UNFINISHED = /\.part(\.json|-wal|-shm|-journal)?$|\.\d+$/
/** Matches names of manifests. They are renamed first, so one without its backup is a leftover. */
const MANIFEST = /^(.+\.db)\.json$/

/** Removes files a crash left half written in a folder of mails or backups. Only at start-up, before any write. */
export const sweepUnfinished = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const backup = MANIFEST.exec(name)?.[1]
    const orphan = backup !== undefined && !existsSync(join(folder, backup))
    if (UNFINISHED.test(name) || orphan) rmSync(join(folder, name), { force: true })
  }
}
