import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORTS_AT_ONCE = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g
const IMPORTS_LATER = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const ISLAND_FILES = /(?:component|renderer|before-hydration)-url="\/([^"]+\.js)"/g

/** Returns the first group of every match. */
export const captures = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The files that the islands of a built page begin with. */
export const islandFiles = (html: string): string[] => captures(html, ISLAND_FILES)

/** Returns built files with all their static imports, plus dynamic ones named by `isWanted`. Relative to `folder`. */
export const closureOf = (
  folder: string,
  files: string[],
  isWanted: (name: string) => boolean = () => false,
): string[] => {
  const found = new Set(files)
  for (const file of found) {
    const base = file.slice(0, file.lastIndexOf('/') + 1)
    const code = readFileSync(join(folder, file), 'utf8')
    const later = captures(code, IMPORTS_LATER).filter(isWanted)
    for (const name of [...captures(code, IMPORTS_AT_ONCE), ...later]) found.add(base + name)
  }
  return [...found]
}
