import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decompress } from './compression.ts'
import { fingerprint, lengthOf } from './fingerprint.ts'
import { CONTENTS_FILE, type PublishedFolder } from './published-folder.ts'

/** File endings of a page's forms. Gzip comes with the recompression. */
export const ENCODINGS = ['', '.br', '.gz'] as const
const FIRST = ['', '.br'] as const

/** Whether a file was recompressed, judged by its fingerprints. */
export const isRecompressed = (outputs: string[]): boolean => outputs.length > FIRST.length

/** Returns the endings of a file with these fingerprints. */
export const formsOf = (outputs: string[]): readonly (typeof ENCODINGS)[number][] =>
  isRecompressed(outputs) ? ENCODINGS : FIRST

/** How to check files: lengths need no reading, hashes find every changed byte. */
export type Thoroughness = 'lengths' | 'hashes'

/**
 * Whether a file's form is intact. `known` are its allowed fingerprints, the plain text's first.
 * A compressed form with an unknown fingerprint may just have been recompressed: then its text counts.
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
 * Returns the damaged files of a version on disk, compressed forms included.
 * If its contents file is unreadable, returns that alone.
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
