import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { build } from 'vite'
import type { PrecacheEntry } from 'workbox-precaching'
import { captures, closureOf, islandFiles } from './script-closure.ts'

const worker = fileURLToPath(new URL('../../src/service-worker/worker.ts', import.meta.url))

/** Files not precached: for admins only, or needed only with figures. */
const FETCHED_WHEN_WANTED = /^(Admin|BarsChart|RanksChart)/

const FONTS = /href="\/(assets\/[^"]+\.woff2)"/g

/** The dashboard as it was built: its page, and the files that open every tab of a seller. */
const readDashboard = (folder: string) => {
  const page = join(folder, 'dashboard/index.html')
  const html = readFileSync(page, 'utf8')
  const scripts = closureOf(folder, islandFiles(html), (name) => !FETCHED_WHEN_WANTED.test(basename(name)))
  return { page, html, files: [...scripts, ...captures(html, FONTS)].sort() }
}

/** Writes `sw.js`, with what it keeps and the name of the build in it. */
const bundleWorker = (folder: string, name: string, precached: PrecacheEntry[]) =>
  build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      BUILD: JSON.stringify(name),
      PRECACHED: JSON.stringify(precached),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: true,
      lib: { entry: worker, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })

/**
 * Builds the dashboard's service worker and writes the build's name into the dashboard's page, to tell which is newer.
 * Hashed files need no revision.
 */
export const serviceWorker = (): AstroIntegration => ({
  name: 'service-worker',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const folder = fileURLToPath(dir)
      const { page, html, files } = readDashboard(folder)
      const name = createHash('sha256').update(html).update(files.join()).digest('hex').slice(0, 12)
      writeFileSync(page, html.replace('<html ', `<html data-build="${name}" `))
      const assets = files.map((file) => ({ url: `/${file}`, revision: null }))
      await bundleWorker(folder, name, [...assets, { url: '/dashboard', revision: name }])
    },
  },
})
