import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { siteFolder } from '../fixtures/fixture-site.ts'

const assets = `${siteFolder}client/assets/`

/** Gzipped bytes of a built script. */
export const sizeOf = (file: string): number => gzipSync(readFileSync(assets + file), { level: 9 }).length

/** A file and everything it imports, however deep; the files in `known` have been fetched already. */
export const closure = (file: string, known: Set<string> = new Set()): Set<string> => {
  if (known.has(file) || !existsSync(assets + file)) return known
  known.add(file)
  const source = readFileSync(assets + file, 'utf8')
  for (const [, imported = ''] of source.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
    closure(imported, known)
  return known
}

export const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0)

/** Every script that a built page of the platform fetches before anything is pressed. */
export const pageScripts = (page: string): Set<string> => {
  const html = readFileSync(`${siteFolder}client/${page}/index.html`, 'utf8')
  const files = new Set<string>()
  for (const [, file = ''] of html.matchAll(/\/assets\/([\w.-]+\.js)/g)) closure(file, files)
  return files
}
