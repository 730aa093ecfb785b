import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBest } from './compression.ts'
import { isRecompressed } from './damaged-files.ts'
import { fingerprint } from './fingerprint.ts'
import { CONTENTS_FILE, type PublishedFolder } from './published-folder.ts'

/**
 * Compresses a version's files anew at the best level, one at a time and off the thread that renders. Each compressed file is replaced by
 * rename, so that a reader has either. Later versions link the better ones, and those are left as they are. Returns how many were compressed.
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
  // A version that links files of this one may know only the earlier forms: whoever checks it looks at the text inside.
  replace(CONTENTS_FILE, JSON.stringify({ ...contents, outputs }))
  return files.length
}
