import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** What a backup is called while it is written, with what SQLite and a manifest put beside it; and any file by `write-file-atomic`. */
const UNFINISHED = /\.part(\.json|-wal|-shm|-journal)?$|\.\d+$/
/** A backup's manifest gets its name first: without its backup it tells of nothing. */
const MANIFEST = /^(.+\.db)\.json$/

/** Removes what a crash left half written in a folder of mails or backups. For boot, before anything writes there. */
export const sweepUnfinished = (folder: string): void => {
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) {
    const backup = MANIFEST.exec(name)?.[1]
    const orphan = backup !== undefined && !existsSync(join(folder, backup))
    if (UNFINISHED.test(name) || orphan) rmSync(join(folder, name), { force: true })
  }
}
