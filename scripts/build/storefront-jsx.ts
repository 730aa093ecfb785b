import type { Plugin } from 'vite'
import { URDU } from './storefront-copies.ts'

const runtime = new URL('../../src/storefront/islands/jsx-runtime.ts', import.meta.url).pathname

/** Returns the plugin that gives the storefront's islands a JSX runtime smaller than React's own. */
export const storefrontJsx = (): Plugin => ({
  name: 'storefront-jsx',
  apply: 'build',
  resolveId: {
    order: 'pre',
    handler(source, importer) {
      if (this.environment.name !== 'client' || source !== 'react/jsx-runtime') return undefined
      if (!importer?.includes('/src/storefront/')) return undefined
      return importer.endsWith(URDU) ? runtime + URDU : runtime
    },
  },
})
