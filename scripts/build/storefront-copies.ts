import type { Plugin } from 'vite'

/** Code of pages that visitors come to, each with the mark of its copies: the storefront and the landing page. */
const owners = [
  { mark: '?storefront', code: /\/src\/(storefront\/|stores\/(cart|dialog)(-actions)?\.ts)/ },
  { mark: '?landing', code: /\/src\/landing\// },
]

/** Sources that also serve the dashboard. */
const shared = /\/node_modules\/|\/src\/(contract|lib)\//

/**
 * Copies modules shared with the dashboard (React, nanostores, contract, helpers). A module lives in one file: shared,
 * it would make either side load the other's files.
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
