import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { shopWords } from '#contract/shop-words.ts'
import type { StorePage } from '#contract/stores/store-page.ts'
import { CATALOGUE_CLASSES, PRODUCT_CLASSES, withoutRules } from '#layouts/page-rules.ts'
import { layouts } from '#layouts/registry.ts'
import { storePages } from '#server/publish/pages/page-model.ts'
import { BUILD_FOLDER } from '#server/publish/pages/renderer.ts'
import { sampleSnapshot } from '#server/publish/samples/sample-store.ts'

const entry: typeof import('#layouts/renderer-entry.ts') = await import(
  pathToFileURL(join(BUILD_FOLDER, 'server/entry.mjs')).href
)
entry.app.manifest.shouldInjectCspMetaTags = false

const POLICY = /<meta http-equiv="content-security-policy" content="[^"]*">/

/** The sample shop's pages as a publication has them: they share their store, its design and its cards. */
const publishedPages = (layout: string): StorePage[] =>
  storePages(sampleSnapshot(layout), {
    storesOrigin: 'https://shop.example',
    apiOrigin: '',
    now: new Date('2026-06-01'),
  }).map(({ page }) => page)

/** Astro's own page, without the rules that its kind of page does not need. */
const lightened = (layout: string, html: string, classes: string[]): string =>
  (entry.app.manifest.routes.find(({ routeData }) => routeData.route === `/_render/${layout}`)?.styles ?? []).reduce(
    (text, style) =>
      style.type === 'inline' ? text.replace(style.content, (css) => withoutRules(css, classes)) : text,
    html,
  )

test.each([...layouts.keys()])(
  '%s: the short way to a page, with what pages share drawn once, gives what Astro’s own gives, byte by byte',
  async (layout) => {
    // The first page draws what they share.
    for (const pages of [publishedPages(layout), publishedPages(layout).toReversed()]) {
      expect(new Set(pages.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4)
      for (const page of pages) {
        // A separate copy, shared with no other page.
        const response = await entry.app.render(new Request(`https://shop.example/_render/${layout}`), {
          locals: { page: structuredClone(page), ownStyles: [], ownScripts: [], lateStyles: [], words: shopWords.en },
        })
        const own = await response.text()
        const unneeded = page.kind === 'product' ? CATALOGUE_CLASSES : PRODUCT_CLASSES
        const expected = lightened(layout, own, unneeded)
        expect((await entry.render(page)).replace(POLICY, '')).toBe(expected)
      }
    }
  },
)

test('a page that fails says which and why', async () => {
  const [page] = publishedPages('default')
  if (!page) throw new Error('the sample has pages')
  const broken = { ...page, store: { ...page.store, categories: null as never } }
  await expect(entry.render(broken)).rejects.toThrow(/^layout default failed on \/store\/layout-test\/: .*null/)
})
