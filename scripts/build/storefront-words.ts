import { dirname } from 'node:path'
import type { Plugin } from 'vite'
import { isWordOf, nodesOf, withEdits } from './edit-code.ts'
import { URDU } from './storefront-copies.ts'

/** The import of an area's words, under the name it gives them. */
const imported = /import \* as (\w+) from '(#contract\/[\w-]+|\.)\/words\.ts'\n/g

/** Parameter of functions that take the words of their own area. */
const taken = /\bsay: /

/** Modules whose words are written in: the storefront, and what it uses of `contract/`. */
const inStorefront = /\/src\/(storefront\/.*\.tsx?(\?ur)?|contract\/.*\?(storefront|ur))$/

const contract = new URL('../../src/contract/', import.meta.url)

type Parse = (code: string) => unknown

/** Returns what a word says with these arguments, as code, if each stands in it once or is a mere name. */
const said = (word: string, given: { text: string; type: string }[], parse: Parse): string | undefined => {
  const arrow = nodesOf(parse(word) as object).find(({ type }) => type === 'ArrowFunctionExpression')
  const { params = [], body } = arrow ?? {}
  if (!body || body.type === 'BlockStatement' || params.length !== given.length) return undefined
  const uses = params.map(({ name }) =>
    nodesOf(body).filter((node) => node.type === 'Identifier' && node.name === name),
  )
  if (uses.some(({ length }, index) => length > 1 && given[index]?.type !== 'Identifier')) return undefined
  const edits = uses.flatMap((own, index) =>
    own.map(({ start, end }) => ({
      start: start - body.start,
      end: end - body.start,
      text: `(${given[index]?.text})`,
    })),
  )
  return withEdits(word.slice(body.start, body.end), edits)
}

/** Writes the words of one name into code, last one first: the arguments of an earlier one may hold it. */
const fill = (code: string, name: string, words: Record<string, unknown>, parse: Parse): string => {
  const nodes = nodesOf(parse(code) as object)
  const word = nodes.findLast(isWordOf(name))
  if (!word) return code
  const key = word.property?.name ?? ''
  const value = words[key]
  if (value === undefined) throw new Error(`there is no word «${key}»`)
  const text = typeof value === 'function' ? String(value) : JSON.stringify(value)
  const call = nodes.find(({ callee }) => callee === word)
  const given = call?.arguments?.map(({ start, end, type }) => ({ text: code.slice(start, end), type }))
  const inlined = given && said(text, given, parse)
  const { start, end } = call && inlined ? call : word
  return fill(withEdits(code, [{ start, end, text: `(${inlined ?? text})` }]), name, words, parse)
}

/**
 * Writes each word where the storefront uses it, in the shop's language: `say.close` becomes `("Close")`. A script then
 * holds the words that it needs, and no others. Functions of `contract/` get `0` for the words that they take.
 */
export const storefrontWords = (): Plugin => ({
  name: 'storefront-words',
  enforce: 'pre',
  async transform(code, id) {
    if (this.environment.name !== 'client' || !inStorefront.test(id)) return undefined
    const parse: Parse = (text) => this.parse(text, { lang: /\.tsx/.test(id) ? 'tsx' : 'ts' })
    const catalogueOf = async (from: string): Promise<Record<string, unknown>> => {
      const folder = from === '.' ? `${dirname(id)}/` : new URL(`${from.replace('#contract/', '')}/`, contract).pathname
      return import(`${folder}words${id.endsWith(URDU) ? '.ur' : ''}.ts`)
    }
    let filled = code
    for (const [line, name = '', from = ''] of code.matchAll(imported)) {
      filled = fill(filled.replace(line, `const ${name} = 0\n`), name, await catalogueOf(from), parse)
    }
    if (taken.test(code)) filled = fill(filled, 'say', await catalogueOf('.'), parse)
    return filled === code ? undefined : { code: filled, map: null }
  },
})
