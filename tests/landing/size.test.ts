import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pageScripts, total } from '../support/browser/script-size.ts'
import { siteFolder } from '../support/fixtures/fixture-site.ts'

const html = readFileSync(`${siteFolder}client/index.html`, 'utf8')

test('the landing page is at most 20 kB of HTML and CSS', () => {
  expect(brotliCompressSync(html).length).toBeLessThanOrEqual(20_000)
  // All styles are inline.
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
})

test('its script is at most 4 kB, without a framework', () => {
  const files = pageScripts('.')
  expect(files.size).toBeGreaterThan(0)
  expect(total(files)).toBeLessThanOrEqual(4000)
})
