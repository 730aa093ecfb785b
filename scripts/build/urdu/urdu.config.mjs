import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { islandPreloads } from '../island-preloads.ts'
import { precompress } from '../precompress.ts'
import { serviceWorker } from '../service-worker.ts'
import { buildIn } from '../storefront-build.ts'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const pages = ['dashboard', 'auth', 'auth/sign-up', 'auth/verify', 'auth/email', 'auth/invitation']

/** Pages of a seller. The others are in English only. */
const sellersPages = {
  name: 'sellers-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const page of pages) {
        const file = page === 'auth' ? 'auth/index' : page
        injectRoute({
          pattern: `/${page}`,
          entrypoint: path(`../../../src/pages/${file}.astro`),
          prerender: true,
        })
      }
    },
  },
}

/** Dashboard and sign-in in Urdu: the same pages, built with the words of each `words.ur.ts`. */
export default defineConfig({
  ...buildIn('ur'),
  root: path('../../../'),
  // A folder without pages of its own.
  srcDir: './scripts/build/urdu',
  publicDir: './scripts/build/urdu/public',
  outDir: './.astro/urdu',
  cacheDir: './.astro/urdu-cache',
  output: 'static',
  integrations: [react(), sellersPages, islandPreloads(), serviceWorker(), precompress()],
})
