import type { Plugin } from 'vite'

/** Code of pages that visitors come to, each with the mark of its copies: the storefront and the landing page. */
const owners = [
  { mark: '?storefront', code: /\/src\/(storefront\/|stores\/(cart|dialog)(-actions)?\.ts)/ },
  { mark: '?landing', code: /\/src\/landing\// },
]

/** Mark of the storefront's modules for shops in Urdu. */
export const URDU = '?ur'

/** Sources that also serve the dashboard. */
const shared = /\/node_modules\/|\/src\/(contract|lib)\//

/** Names of scripts that the storefront imports on demand. */
const address = /^virtual:[\w-]+-address$/

/**
 * Copies modules shared with the dashboard (React, nanostores, contract, helpers). A module lives in one file: shared,
 * it would make either side load the other's files. Whatever Urdu shops run is copied once more, with Urdu words: no
 * page carries the words of two languages.
 */
export const storefrontCopies = (): Plugin => ({
  name: 'storefront-copies',
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (this.environment.name !== 'client' || !importer || source.startsWith('\0')) return undefined
      const isUrdu = importer.endsWith(URDU)
      if (isUrdu && address.test(source)) return `\0${source}${URDU}`
      const owner = owners.find(({ mark, code }) => code.test(importer) || importer.endsWith(mark))
      const mark = isUrdu ? URDU : owner?.mark
      // A development server has no files to keep small.
      if (!mark || (!isUrdu && this.environment.mode === 'dev')) return undefined
      const from = importer.endsWith(mark) ? importer.slice(0, -mark.length) : importer
      const wanted = isUrdu ? source.replace(/\/dialogs\.css(?=\?)/, '/dialogs.ur.css') : source
      const found = await this.resolve(wanted, from, { ...options, skipSelf: true })
      if (!found || found.external) return found
      // A stylesheet's address or text: its copy keeps Vite's own mark.
      if (found.id.includes('?')) return isUrdu ? { ...found, id: `${found.id}&ur` } : found
      if (isUrdu) return { ...found, id: found.id + mark }
      return shared.test(found.id) ? { ...found, id: found.id + mark } : found
    },
  },
})
