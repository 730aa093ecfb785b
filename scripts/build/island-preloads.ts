import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { closureOf, islandFiles } from './script-closure.ts'

/** The tab that the dashboard opens with. */
const isFirstTab = (file: string): boolean => file.startsWith('StoreTab.')

/** Preloads all files of the islands in the head. Otherwise browsers find one level per round trip. */
export const islandPreloads = (): AstroIntegration => ({
  name: 'island-preloads',
  hooks: {
    'astro:build:done': ({ dir }) => {
      const folder = fileURLToPath(dir)
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.html')) continue
        const page = join(folder, name)
        const html = readFileSync(page, 'utf8')
        const files = closureOf(folder, islandFiles(html), isFirstTab)
        const links = files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('')
        if (links) writeFileSync(page, html.replace('</head>', `${links}</head>`))
      }
    },
  },
})
