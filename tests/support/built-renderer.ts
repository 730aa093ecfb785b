import { existsSync } from 'node:fs'
import type { StorePage } from '#contract/store-page.ts'

const entry = new URL('../../dist/server/entry.mjs', import.meta.url)
if (!existsSync(entry)) throw new Error('The renderer is not built: run `astro build` first.')

/** The built renderer, as the publisher calls it. */
export const { render } = (await import(/* @vite-ignore */ entry.href)) as {
  render: (page: StorePage) => Promise<string>
}
