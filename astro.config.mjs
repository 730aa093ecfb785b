import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { layoutsCatalog, storeRenderer } from './layouts-catalog/integration.ts'
import { clientOutput } from './src/shells/client-output.ts'
import { islandPreloads } from './src/shells/island-preloads.ts'
import { precompress } from './src/shells/precompress.ts'
import { dialogsAddress } from './src/storefront/chunks.ts'
import { storefrontCopies } from './src/storefront/own-copies.ts'
import { sonnerWithoutInjection } from './src/styles/sonner-styles.ts'

export default defineConfig({
  output: 'server',
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog(), islandPreloads(), precompress()],
  // Pages answer in one request: styles stand inside them, scripts stay files that every store shares.
  build: { inlineStylesheets: 'always', assets: 'assets' },
  vite: {
    plugins: [tailwindcss(), sonnerWithoutInjection(), storefrontCopies(), dialogsAddress()],
    // Older phones: media queries and colours in the words their browsers know.
    build: { assetsInlineLimit: 0, cssTarget: ['chrome87', 'safari14', 'firefox85'] },
    environments: { client: { build: { rolldownOptions: clientOutput } } },
  },
  image: { service: passthroughImageService() },
  security: { csp: true, checkOrigin: false },
  devToolbar: { enabled: false },
})
