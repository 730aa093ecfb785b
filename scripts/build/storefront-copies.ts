import type { Plugin } from 'vite'

const MARK = '?storefront'

/** Code that belongs to the storefront alone. */
const storefront = /\/src\/(storefront\/|stores\/(cart|dialog)(-actions)?\.ts)/

/** What the storefront takes from others: the same sources serve the dashboard. */
const shared = /\/node_modules\/|\/src\/(contract|lib)\//

/**
 * Returns the storefront its own copy of every module that the dashboard uses too (React, nanostores, the contract, helpers). A module is one piece
 * of one file: shared, it would make the dashboard fetch the store's files, or a store page fetch the dashboard's.
 */
export const storefrontCopies = (): Plugin => ({
  name: 'storefront-copies',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (this.environment.name !== 'client' || !importer || source.startsWith('\0')) return undefined
      if (!storefront.test(importer) && !importer.endsWith(MARK)) return undefined
      const from = importer.endsWith(MARK) ? importer.slice(0, -MARK.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!found || found.external || !shared.test(found.id) || found.id.includes('?')) return found
      return { ...found, id: found.id + MARK }
    },
  },
})
