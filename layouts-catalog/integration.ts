import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const catalog = new URL('./', import.meta.url)
const path = (relative: string) => fileURLToPath(new URL(relative, catalog))

/** Adds an on-demand route `/_render/{layout}` per layout folder, so that each page carries only its own CSS. */
export const layoutsCatalog = (): AstroIntegration => ({
  name: 'layouts-catalog',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const folder of readdirSync(catalog, { withFileTypes: true })) {
        const entrypoint = path(`${folder.name}/Layout.astro`)
        if (!existsSync(entrypoint)) continue
        injectRoute({ pattern: `/_render/${folder.name}`, entrypoint, prerender: false })
      }
      injectRoute({ pattern: '/_render/landing', entrypoint: path('../src/auraorb/AuraOrb.astro'), prerender: false })
    },
  },
})

/** The adapter: `astro build` gives `dist/server/entry.mjs`, whose `render` turns a page model into HTML. */
export const storeRenderer = (): AstroIntegration => ({
  name: 'store-renderer',
  hooks: {
    'astro:config:done': ({ setAdapter }) => {
      setAdapter({
        name: 'store-renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: path('./renderer-entry.ts'),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          staticOutput: 'stable',
          serverOutput: 'stable',
          hybridOutput: 'stable',
          sharpImageService: 'stable',
        },
      })
    },
  },
})
