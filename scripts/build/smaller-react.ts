import type { Plugin } from 'vite'

/** React's files, and the storefront's copies of it (see `storefront-copies.ts`). */
const client = /\/react-dom(-client)?\.production\.js(\?(storefront|ur))?$/

/** Statements that nobody needs: refs to fragments, and preloading, where pages name their own files. */
const unused = /^(FragmentInstance\.prototype|exports\.(preconnect|prefetchDNS|preinit|preload)\w*)/

/** Statements that no island of a shop needs: hydration, and all that `react-dom` asks for. */
const unusedInShops =
  /^(exports\.hydrateRoot|ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration|ReactDOMSharedInternals\.(findDOMNode|d)\b)/

/** Finds the calls of the client by which `react-dom` preloads files. */
const preloading = /^ {2}\w: (prefetchDNS|preconnect|preload|preloadModule|preinit\w+),?\n/gm

/** Returns the plugin that drops from React what no page uses: 3 kB. */
export const smallerReact = (): Plugin => ({
  name: 'smaller-react',
  apply: 'build',
  transform(code, id) {
    const found = client.exec(id)
    if (!found) return undefined
    const isShops = found[2] !== undefined
    const { body } = this.parse(code)
    const dropped = body.filter(({ start, end }) => {
      const statement = code.slice(start, end)
      return unused.test(statement) || (isShops && unusedInShops.test(statement))
    })
    if (dropped.length === 0) throw new Error('React has other statements now: look at smaller-react.ts')
    const left = dropped.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code)
    return { code: left.replace(preloading, ''), map: null }
  },
})
