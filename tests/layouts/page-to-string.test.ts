import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { layouts } from '#layouts/registry.ts'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import { samplePages } from '#server/publish/samples/sample-pages.ts'

const entry: typeof import('#layouts/renderer-entry.ts') = await import(
  pathToFileURL(join(BUILD_FOLDER, 'server/entry.mjs')).href
)
entry.app.manifest.shouldInjectCspMetaTags = false

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/

test.each([...layouts.keys()])(
  '%s: the short way to a page gives what Astro’s own gives, byte by byte',
  async (layout) => {
    const pages = [...samplePages(layout, 'https://shop.example', 2026).values()]
    expect(new Set(pages.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(3)
    for (const page of pages) {
      const response = await entry.app.render(new Request(`https://shop.example/_render/${layout}`), {
        locals: { page, ownStyles: [] },
      })
      expect((await entry.render(page)).replace(POLICY, '')).toBe(await response.text())
    }
  },
)

test('a page that fails says which and why', async () => {
  const [page] = [...samplePages('default', 'https://shop.example', 2026).values()]
  if (!page) throw new Error('the sample has pages')
  const broken = { ...page, store: { ...page.store, categories: null as never } }
  await expect(entry.render(broken)).rejects.toThrow(/^layout default failed on \/layout-test\/default\/: .*null/)
})
