import type { Plugin } from 'vite'

/** Code of pages that visitors come to, each with the mark of its copies: the storefront and the landing page. */
const owners = [
  { mark: '?storefront', code: /\/src\/(storefront\/|stores\/(cart|dialog)(-actions)?\.ts)/ },
  { mark: '?landing', code: /\/src\/landing\// },
]

/** What they take from others: the same sources serve the dashboard. */
const shared = /\/node_modules\/|\/src\/(contract|lib)\//

/**
 * Returns each of them its own copy of every module that the dashboard uses too (React, nanostores, the contract, helpers). A module is one piece
 * of one file: shared, it would make the dashboard fetch the store's files, or a store page fetch the dashboard's.
 */
export const storefrontCopies = (): Plugin => ({
  name: 'storefront-copies',
  apply: 'build',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (this.environment.name !== 'client' || !importer || source.startsWith('\0')) return undefined
      const owner = owners.find(({ mark, code }) => code.test(importer) || importer.endsWith(mark))
      if (!owner) return undefined
      const from = importer.endsWith(owner.mark) ? importer.slice(0, -owner.mark.length) : importer
      const found = await this.resolve(source, from, { ...options, skipSelf: true })
      if (!found || found.external || !shared.test(found.id) || found.id.includes('?')) return found
      return { ...found, id: found.id + owner.mark }
    },
  },
})
