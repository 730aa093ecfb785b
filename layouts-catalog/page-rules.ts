import type { PublishedPage } from '#contract/stores/store-page.ts'

/** Classes that only a product's own page has. Tests look for both kinds on the pages of every layout. */
export const PRODUCT_CLASSES = [
  ...'product detail detail-head detail-lead detail-act detail-name detail-text lead promises policy share related'.split(
    ' ',
  ),
  ...'gallery slides slide stage step counter thumbnails thumbnail is-previous is-next is-whole'.split(' '),
  ...'stepper quantity quantity-max buy add is-fixed'.split(' '),
]

/** Classes that every page but a product's own may have: cover, heading of a category, filter, list, blocks. */
export const CATALOGUE_CLASSES = [
  ...'hero hero-lines hero-badges hero-subtitle cover profile store-badge first-offer'.split(' '),
  ...'category-head catalogue catalogue-head find empty film film-head strip call call-panel'.split(' '),
]

/** Returns a selector without what stands in brackets, which an element may but need not match. */
const outsideBrackets = (selector: string): string => {
  const outside = selector.replace(/\([^()]*\)/g, '')
  return outside === selector ? selector : outsideBrackets(outside)
}

const opens = (text: string): boolean => text.split('(').length > text.split(')').length

/** Splits selectors at the commas outside of brackets. */
const selectorsOf = (list: string): string[] => {
  const selectors: string[] = []
  for (const part of list.split(',')) {
    const last = selectors.at(-1)
    if (last !== undefined && opens(last)) selectors[selectors.length - 1] = `${last},${part}`
    else selectors.push(part)
  }
  return selectors
}

/** Returns the end of the block that opens at an index. */
const endOf = (css: string, open: number): number => {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  throw new Error('a rule does not end')
}

/** Returns minified CSS without the rules that match only elements with one of these classes, or beside or in them. */
export const withoutRules = (css: string, classes: readonly string[]): string => {
  const named = new RegExp(`\\.(?:${classes.join('|')})(?![\\w-])`)
  const without = (block: string): string => {
    let kept = ''
    for (let at = 0; at < block.length; ) {
      const open = block.indexOf('{', at)
      if (open < 0) return kept + block.slice(at)
      const head = block.slice(at, open)
      const end = endOf(block, open)
      if (/^@(media|supports)/.test(head)) {
        const body = without(block.slice(open + 1, end))
        if (body) kept += `${head}{${body}}`
      } else if (head.startsWith('@')) kept += block.slice(at, end + 1)
      else {
        const selectors = selectorsOf(head).filter((selector) => !named.test(outsideBrackets(selector)))
        if (selectors.length > 0) kept += `${selectors.join(',')}${block.slice(open, end + 1)}`
      }
      at = end + 1
    }
    return kept
  }
  return without(css)
}

/** A style of the build: whole, and the parts that a product's page and all other pages of a shop need. */
export interface StyleParts {
  whole: string
  product: string
  others: string
}

export const stylePartsOf = (whole: string): StyleParts => ({
  whole,
  product: withoutRules(whole, CATALOGUE_CLASSES),
  others: withoutRules(whole, PRODUCT_CLASSES),
})

/** Returns the part of a style that a kind of page carries. */
export const stylePartFor = (kind: PublishedPage['kind']): keyof StyleParts => {
  if (kind === 'landing') return 'whole'
  return kind === 'product' ? 'product' : 'others'
}
