import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PublishedPage } from '#contract/stores/store-page.ts'

/** Output of `astro build`: the compiled renderer and the browser's files. */
export const BUILD_FOLDER = new URL('../../../dist/', import.meta.url).pathname

/** Renders a page model to an HTML document. Rejects when the layout fails. */
export type Render = (page: PublishedPage) => Promise<string>

/** Loads the compiled renderer. Throws when the site has not been built. */
export const loadRenderer = async (file = join(BUILD_FOLDER, 'server/entry.mjs')): Promise<Render> => {
  // React's development build is several times slower.
  process.env.NODE_ENV = 'production'
  const entry: { render: Render } = await import(pathToFileURL(file).href)
  return entry.render
}

/** Returns a hash of the renderer and of all shared inputs. Pages with another one are stale. */
export const rendererVersion = (...shared: string[]): string => {
  const hash = createHash('sha256')
  const folder = join(BUILD_FOLDER, 'server')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (name.endsWith('.mjs')) hash.update(name).update(readFileSync(join(folder, name)))
  }
  return hash.update(JSON.stringify(shared)).digest('hex').slice(0, 16)
}
