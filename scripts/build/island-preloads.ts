import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const ISLAND_FILES = /(?:component|renderer|before-hydration)-url="\/([^"]+\.js)"/g
const STATIC_IMPORTS = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g

const captures = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** The files and everything they import at once, which browsers would else find one level a round trip. */
const closureOf = (folder: string, files: string[]): string[] => {
  const found = new Set(files)
  for (const file of found) {
    const base = file.slice(0, file.lastIndexOf('/') + 1)
    for (const name of captures(readFileSync(join(folder, file), 'utf8'), STATIC_IMPORTS)) found.add(base + name)
  }
  return [...found]
}

/** Has the platform's pages name all files of their islands in the head, so that they come together. */
export const islandPreloads = (): AstroIntegration => ({
  name: 'island-preloads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue
        const page = join(folder, name)
        const html = readFileSync(page, 'utf8')
        const files = closureOf(folder, captures(html, ISLAND_FILES))
        const links = files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
        if (links) writeFileSync(page, html.replace('</head>', `${links}</head>`))
      }
    },
  },
})
