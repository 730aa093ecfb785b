import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { layoutsCatalog, storeRenderer } from './layouts-catalog/integration.ts'
import { islandPreloads } from './scripts/build/island-preloads.ts'
import { precompress } from './scripts/build/precompress.ts'
import { serviceWorker } from './scripts/build/service-worker.ts'
import { storefrontBuild } from './scripts/build/storefront-build.ts'
import { urduDashboard } from './scripts/build/urdu-dashboard.ts'

export default defineConfig({
  ...storefrontBuild,
  adapter: storeRenderer(),
  integrations: [react(), layoutsCatalog(), islandPreloads(), serviceWorker(), urduDashboard(), precompress()],
})
