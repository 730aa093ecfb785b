import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBest } from './compression.ts'
import type { PublishedFolder } from './published-folder.ts'

/**
 * Compresses a version's files anew at the best level, one at a time and off the thread that renders. Each compressed file is replaced by
 * rename, so that a reader has either. Later versions link the better ones.
 */
export const recompressVersion = async (folder: PublishedFolder, storeId: string, version: number): Promise<void> => {
  const place = folder.version(storeId, version)
  for (const file of Object.keys(folder.contents(storeId, version)?.files ?? {})) {
    const best = await compressBest(readFileSync(join(place, file)))
    for (const [ending, bytes] of Object.entries(best)) {
      const temporary = folder.temporary()
      writeFileSync(temporary, bytes, { flush: true })
      renameSync(temporary, join(place, file + ending))
    }
  }
}
