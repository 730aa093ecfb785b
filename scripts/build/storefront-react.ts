import type { Plugin } from 'vite'

/** The storefront's copies of React (see `storefront-copies.ts`). */
const copy = /\/react-dom-client\.production\.js\?(storefront|ur)$/

/** Statements that no island needs: hydration, preloading by `react-dom`, and refs to fragments. */
const unused =
  /^(exports\.hydrateRoot|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration|FragmentInstance\.prototype|ReactDOMSharedInternals\.(findDOMNode|d)\b)/

/** Returns the plugin that drops from the storefront's React what no shop uses: 2 kB. */
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
