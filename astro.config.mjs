import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { layoutsCatalog, storeRenderer } from './layouts-catalog/integration.ts'
import { dialogsAddress, storefrontChunks } from './src/storefront/chunks.ts'

export default defineConfig({
  output: 'server',
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog()],
  // Pages answer in one request: styles stand inside them, scripts stay files that every store shares.
  build: { inlineStylesheets: 'always', assets: 'assets' },
  vite: {
    plugins: [dialogsAddress()],
    // Older phones: media queries and colours in the words their browsers know.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14', 'firefox85'] },
    environments: { client: { build: { rolldownOptions: storefrontChunks } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
