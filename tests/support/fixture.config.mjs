import { fileURLToPath } from 'node:url'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { clientOutput } from '../../src/shells/client-output.ts'
import { dialogsAddress } from '../../src/storefront/chunks.ts'
import { storefrontCopies } from '../../src/storefront/own-copies.ts'
import { sonnerWithoutInjection } from '../../src/styles/sonner-styles.ts'

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url))

const fixtureLayout = {
  name: 'fixture-layout',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/_render/fixture', entrypoint: path('./fixture-layout/Layout.astro'), prerender: false })
    },
  },
}

const fixtureRenderer = {
  name: 'fixture-renderer',
  hooks: {
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name: 'fixture-renderer',
        entrypointResolution: 'auto',
        serverEntrypoint: path('./fixture-renderer.ts'),
        adapterFeatures: { buildOutput: 'server' },
        supportedAstroFeatures: {
          staticOutput: 'stable',
          serverOutput: 'stable',
          hybridOutput: 'stable',
          sharpImageService: 'stable',
        },
      }),
  },
}

/** The storefront's behaviour in one bare layout, built as published pages are: tested without any design around it. */
export default defineConfig({
  root: path('../../'),
  outDir: './test-results/fixture-site',
  output: 'server',
  adapter: fixtureRenderer,
  integrations: [react(), fixtureLayout],
  build: { inlineStylesheets: 'always', assets: 'assets' },
  vite: {
    plugins: [tailwindcss(), sonnerWithoutInjection(), storefrontCopies(), dialogsAddress()],
    build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14', 'firefox85'] },
    environments: { client: { build: { rolldownOptions: clientOutput } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
