import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { isWordOf, nodesOf, withEdits } from './edit-code.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** The import of a catalogue, under the name it gives it. */
const imported = /import \* as (\w+) from '(\.|#src\/\w+|#contract\/[\w-]+)\/words\.ts'\n/g

const inDashboard = /\/src\/(features|ui|lib|shells)\/[^?]+\.tsx?$/

/**
 * Writes the texts of catalogues where the dashboard uses them: `say.close` becomes `"Close"`. A screen then loads its
 * own texts. Otherwise it would load all of its folder, with those of dialogs that open later. Texts with values stay
 * functions of their catalogue.
 */
export const wordsInPlace = (language: 'en' | 'ur'): Plugin => ({
  name: 'words-in-place',
  enforce: 'pre',
  async transform(code, id) {
    if (!inDashboard.test(id)) return undefined
    const catalogues = [...code.matchAll(imported)]
    if (catalogues.length === 0) return undefined
    const nodes = nodesOf(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }))
    const edits = []
    for (const [, name = '', from = ''] of catalogues) {
      const folder = from === '.' ? dirname(id) : join(source, from.replace(/#(src\/)?/, ''))
      const words: Record<string, unknown> = await import(`${folder}/words${language === 'ur' ? '.ur' : ''}.ts`)
      for (const { property, start, end } of nodes.filter(isWordOf(name))) {
        const word = words[property?.name ?? '']
        if (typeof word === 'string') edits.push({ start, end, text: JSON.stringify(word) })
      }
    }
    return edits.length === 0 ? undefined : { code: withEdits(code, edits), map: null }
  },
})
