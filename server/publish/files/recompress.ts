import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBest } from './compression.ts'
import { isRecompressed } from './damaged-files.ts'
import { fingerprint } from './fingerprint.ts'
import { CONTENTS_FILE, type PublishedFolder } from './published-folder.ts'

/**
 * Recompresses a version's files at the best level, one at a time, off the rendering thread. Returns how many changed.
 * Files are replaced by rename. Later versions link the better ones, which are not compressed again.
 */
export const recompressVersion = async (folder: PublishedFolder, storeId: string, version: number): Promise<number> => {
  const place = folder.version(storeId, version)
  const contents = folder.contents(storeId, version)
  if (!contents) return 0
  const replace = (file: string, bytes: Uint8Array | string) => {
    const temporary = folder.temporary()
    writeFileSync(temporary, bytes, { flush: true })
    renameSync(temporary, join(place, file))
  }
  const outputs = { ...contents.outputs }
  const files = Object.keys(contents.files).filter((file) => !isRecompressed(outputs[file] ?? []))
  for (const file of files) {
    const best = await compressBest(readFileSync(join(place, file)))
    for (const [ending, bytes] of Object.entries(best)) {
      replace(file + ending, bytes)
      outputs[file] = [...new Set([...(outputs[file] ?? []), fingerprint(bytes)])]
    }
  }
  // Versions that link these files may know only the earlier forms; checks then compare the text inside.
  replace(CONTENTS_FILE, JSON.stringify({ ...contents, outputs }))
  return files.length
}
