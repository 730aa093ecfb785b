import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** Marks a file in Urdu: `words.ur.ts` beside `words.ts`, `dashboard.ur.css` beside `dashboard.css`. */
const inUrdu = (file: string): string => file.replace(/\.(ts|css)$/, '.ur.$1')

/** Whether a module imports the files of both languages and chooses itself, such as the words of messages to buyers. */
const knowsBoth = (importer: string): boolean =>
  importer.includes('.ur.') || /words\.ur\.ts'/.test(readFileSync(importer.replace(/\?.*/, ''), 'utf8'))

/** Takes the Urdu file in place of the English one wherever there is one. */
export const urduWords = (): Plugin => ({
  name: 'urdu-words',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    filter: { id: /[/-]words\.ts$|\/dashboard\.css$/ },
    async handler(source, importer, options) {
      if (!importer) return undefined
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found) return undefined
      const urdu = inUrdu(found.id)
      return existsSync(urdu) && !knowsBoth(importer) ? { ...found, id: urdu } : found
    },
  },
})
