import react from '@astrojs/react'
import { defineConfig, passthroughImageService } from 'astro/config'
import { layoutsCatalog, storeRenderer } from './layouts-catalog/integration.ts'

export default defineConfig({
  output: 'server',
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog()],
  // Pages answer in one request: styles stand inside them, scripts stay files that every store shares.
  build: { inlineStylesheets: 'always', assets: 'assets' },
  // Older phones: media queries and colours in the words their browsers know.
  vite: { build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14', 'firefox85'] } },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
