import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from './compression.ts'
import { fingerprint, lengthOf } from './fingerprint.ts'
import { CONTENTS_FILE, type PublishedFolder } from './published-folder.ts'

/** The endings of a page's forms: as it is, and compressed. Gzip, which few browsers need, comes with the recompression. */
export const ENCODINGS = ['', '.br', '.gz'] as const
const FIRST = ['', '.br'] as const

/** Whether a file has been recompressed, by the fingerprints of its forms. */
export const isRecompressed = (outputs: string[]): boolean => outputs.length > FIRST.length

/** The endings that a file with these fingerprints has. */
export const formsOf = (outputs: string[]): readonly (typeof ENCODINGS)[number][] =>
  isRecompressed(outputs) ? ENCODINGS : FIRST

/** How closely files are looked at: a length costs no reading, a hash finds every changed byte. */
export type Thoroughness = 'lengths' | 'hashes'

/**
 * Whether a form of a file is as it was written. `known` are the fingerprints it may have, that of the plain text first. A compressed form
 * that has none of them may have been compressed anew a moment ago: what counts is the text that it holds.
 */
const isWhole = (path: string, ending: (typeof ENCODINGS)[number], known: string[], how: Thoroughness): boolean => {
  const allowed = ending === '' ? known.slice(0, 1) : known.slice(1)
  const stat = lstatSync(path, { throwIfNoEntry: false })
  if (!stat?.isFile()) return false
  const sameLength = allowed.some((print) => lengthOf(print) === stat.size)
  if (how === 'lengths' && sameLength) return true
  if (!sameLength && ending === '') return false
  try {
    const bytes = readFileSync(path)
    if (sameLength && allowed.includes(fingerprint(bytes))) return true
    return ending !== '' && fingerprint(decompress(ending, bytes)) === known[0]
  } catch {
    return false
  }
}

/**
 * Returns the files of a version on disk that are not as they were written, every compressed form included; none when it is whole. A
 * version whose contents cannot be read has its contents file named: nothing says what the others should be.
 */
export const damagedFiles = (
  folder: PublishedFolder,
  storeId: string,
  version: number,
  how: Thoroughness,
): string[] => {
  const place = folder.version(storeId, version)
  const contents = folder.contents(storeId, version)
  if (!contents) return [CONTENTS_FILE]
  return Object.keys(contents.files).flatMap((file) => {
    const known = contents.outputs[file] ?? []
    return formsOf(known)
      .filter((ending) => !isWhole(join(place, file + ending), ending, known, how))
      .map((ending) => file + ending)
  })
}
