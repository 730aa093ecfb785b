/** Cards of some 150 stores of 24 products; about 2 kB each. */
const MOST = 4_000

const known = new Map<string, string>()

/**
 * The HTML that `render` gives for `inputs`, rendered once: the same card stands on a store's home page, its category's page and beside
 * its neighbours. `inputs` must be all that the HTML depends on. Forgets the oldest beyond 4,000.
 */
export const remembered = async (inputs: unknown, render: () => Promise<string>): Promise<string> => {
  const key = JSON.stringify(inputs)
  const found = known.get(key)
  if (found !== undefined) return found
  const html = await render()
  const [oldest] = known.keys()
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest)
  known.set(key, html)
  return html
}
