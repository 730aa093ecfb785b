import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { layoutsCatalog, storeRenderer } from './layouts-catalog/integration.ts'
import { browserEndpoints } from './scripts/build/browser-endpoints.ts'
import { clientOutput } from './scripts/build/client-output.ts'
import { islandPreloads } from './scripts/build/island-preloads.ts'
import { precompress } from './scripts/build/precompress.ts'
import { sonnerWithoutInjection } from './scripts/build/sonner-styles.ts'
import { dialogsAddress } from './scripts/build/storefront-chunks.ts'
import { storefrontCopies } from './scripts/build/storefront-copies.ts'

export default defineConfig({
  output: 'server',
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog(), islandPreloads(), precompress()],
  // Pages answer in one request: styles stand inside them, scripts stay files that every store shares.
  build: { inlineStylesheets: 'always', assets: 'assets' },
  vite: {
    plugins: [tailwindcss(), browserEndpoints(), sonnerWithoutInjection(), storefrontCopies(), dialogsAddress()],
    // Older phones: media queries and colours in the words their browsers know.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14', 'firefox85'] },
    environments: { client: { build: { rolldownOptions: clientOutput } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
