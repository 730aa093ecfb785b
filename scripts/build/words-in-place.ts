import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../../src/', import.meta.url))

/** The import of a catalogue, under the name it gives it. */
const imported = /import \* as (\w+) from '(\.|#src\/\w+|#contract\/[\w-]+)\/words\.ts'\n/g

const inDashboard = /\/src\/(features|ui|lib|shells)\/[^?]+\.tsx?$/

/** Finds the words that code reads from a catalogue: `say.close`. */
const usesOf = (node: unknown, name: string): { key: string; start: number; end: number }[] => {
  if (!node || typeof node !== 'object') return []
  const { type, object, property, start, end } = node as {
    type?: string
    object?: { name?: string }
    property?: { name?: string }
    start: number
    end: number
  }
  if (type === 'MemberExpression' && object?.name === name) return [{ key: property?.name ?? '', start, end }]
  return Object.values(node).flatMap((child) => usesOf(child, name))
}

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
    const edits: { start: number; end: number; text: string }[] = []
    for (const [, name = '', from = ''] of code.matchAll(imported)) {
      const folder =
        from === '.' ? dirname(id) : join(source, from.replace('#src/', '').replace('#contract/', 'contract/'))
      const words: Record<string, unknown> = await import(`${folder}/words${language === 'ur' ? '.ur' : ''}.ts`)
      for (const { key, start, end } of usesOf(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }), name)) {
        if (typeof words[key] === 'string') edits.push({ start, end, text: JSON.stringify(words[key]) })
      }
    }
    if (edits.length === 0) return undefined
    const filled = edits
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, { start, end, text: word }) => text.slice(0, start) + word + text.slice(end), code)
    return { code: filled, map: null }
  },
})
