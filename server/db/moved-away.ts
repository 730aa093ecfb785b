import { StartRefused } from '#server/lib/start-refused.ts'
import type { Db } from './database.ts'
import { originOf } from './move/origin.ts'
import { moveInto } from './move/target.ts'

/**
 * Makes sure that a database is the one that is worked on: neither the one that was left by a move, nor one that is still being filled. Throws
 * `StartRefused`.
 */
export const assertNotMoved = async (db: Db): Promise<void> => {
  const finishedAt = (await originOf(db))?.finished_at
  if (finishedAt) {
    throw new StartRefused(
      `The data were moved to another database at ${finishedAt}: these are of before. Nothing was changed. Name the other one (DATABASE_URL), or take the move back with npm run move -- --cancel and lose what happened since.`,
    )
  }
  if ((await moveInto(db)) !== undefined) {
    throw new StartRefused(
      'The data are still being moved into this database. Nothing was changed. Finish the move first (npm run move).',
    )
  }
}
