/** Classes that only a product's own page has. A test looks for them on every other page of every layout. */
export const PRODUCT_CLASSES = [
  ...['product', 'detail', 'detail-name', 'detail-text', 'lead', 'promises', 'policy', 'share', 'related'],
  ...['gallery', 'slides', 'slide', 'stage', 'step', 'counter', 'thumbnails', 'thumbnail'],
  ...['stepper', 'quantity', 'quantity-max', 'buy', 'add', 'is-fixed', 'is-previous', 'is-next', 'is-whole'],
]

const named = new RegExp(`\\.(?:${PRODUCT_CLASSES.join('|')})(?![\\w-])`)

/** Reports whether a selector needs one of the classes. Those in `:is()` or `:not()` are not needed. */
const isForProduct = (selector: string): boolean => {
  let needed = selector
  for (let before = ''; before !== needed; ) {
    before = needed
    needed = needed.replace(/\([^()]*\)/g, '')
  }
  return named.test(needed)
}

/** Splits selectors at the commas outside of brackets. */
const selectorsOf = (list: string): string[] => list.split(/,(?![^(]*\))/)

/** Returns the end of the block that opens at an index. */
const endOf = (css: string, open: number): number => {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    else if (css[at] === '}' && --depth === 0) return at
  }
  throw new Error('a rule does not end')
}

/** Returns minified CSS without the rules that only a product's own page needs. */
export const withoutProductRules = (css: string): string => {
  let kept = ''
  for (let at = 0; at < css.length; ) {
    const open = css.indexOf('{', at)
    if (open < 0) return kept + css.slice(at)
    const head = css.slice(at, open)
    const end = endOf(css, open)
    if (/^@(media|supports)/.test(head)) {
      const body = withoutProductRules(css.slice(open + 1, end))
      if (body) kept += `${head}{${body}}`
    } else if (head.startsWith('@')) kept += css.slice(at, end + 1)
    else {
      const selectors = selectorsOf(head).filter((selector) => !isForProduct(selector))
      if (selectors.length > 0) kept += `${selectors.join(',')}${css.slice(open, end + 1)}`
    }
    at = end + 1
  }
  return kept
}
