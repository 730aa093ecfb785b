import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { layoutsCatalog, storeRenderer } from '../../layouts-catalog/integration.ts'
import { storefrontChunks } from '../../src/storefront/chunks.ts'

const fixtureLayout = {
  name: 'fixture-layout',
  hooks: {
    'astro:config:setup': ({ injectRoute }) =>
      injectRoute({
        pattern: '/_render/fixture',
        entrypoint: './tests/support/fixture-layout/Layout.astro',
        prerender: false,
      }),
  },
}

/** The project as it is built for publishing, with one bare layout more: behaviour is tested without any design around it. */
export default defineConfig({
  root: new URL('../../', import.meta.url).pathname,
  outDir: './test-results/fixture-site',
  output: 'server',
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog(), fixtureLayout],
  build: { inlineStylesheets: 'always', assets: 'assets' },
  vite: {
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: storefrontChunks } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
