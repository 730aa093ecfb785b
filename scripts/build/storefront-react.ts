import type { Plugin } from 'vite'

/** The storefront's copy of React (see `storefront-copies.ts`). */
const copy = /\/react-dom-client\.production\.js\?storefront$/

/** Statements of React that a page without server-rendered islands never runs. */
const unused =
  /^(exports\.hydrateRoot|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration|ReactDOMSharedInternals\.findDOMNode)\b/

/** Returns the plugin that drops hydration from the storefront's React: 0.3 kB that no shop uses. */
export const storefrontReact = (): Plugin => ({
  name: 'storefront-react',
  apply: 'build',
  transform(code, id) {
    if (!copy.test(id)) return undefined
    const { body } = this.parse(code)
    const dropped = body.filter(({ start, end }) => unused.test(code.slice(start, end)))
    if (dropped.length === 0) throw new Error('React has no hydrateRoot any more: look at storefront-react.ts')
    return dropped.reduceRight((left, { start, end }) => left.slice(0, start) + left.slice(end), code)
  },
})
