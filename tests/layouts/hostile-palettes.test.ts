import { afterAll, expect, it } from 'vitest'
import type { FieldValue, StorePage } from '#contract/stores/store-page.ts'
import { layoutFields } from '#layouts/kit/define-layout.ts'
import { layouts } from '#layouts/registry.ts'
import { homePage, productPage } from '../../scripts/support/page-fixtures.ts'
import { servePages } from '../support/apps/serve-pages.ts'
import { axeViolations } from '../support/browser/axe.ts'
import { closeContexts, openContext } from '../support/browser/browser.ts'

/** Background, text, primary, secondary: unreadable, glowing, or differing by one shade. */
const PALETTES = [
  ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  ['#000000', '#000000', '#000000', '#000000'],
  ['#808080', '#808080', '#808080', '#808080'],
  ['#ffff00', '#ffffff', '#ffff33', '#00ff00'],
  ['#ffffff', '#ffff00', '#00ffff', '#ff00ff'],
  ['#000000', '#0000ff', '#111111', '#000080'],
  ['#ff0000', '#00ff00', '#0000ff', '#ffff00'],
  ['#767676', '#777777', '#757575', '#787878'],
  ['#f5f5dc', '#f5deb3', '#ffe4c4', '#faebd7'],
  ['#1a1a2e', '#16213e', '#0f3460', '#e94560'],
  ['#ff69b4', '#ff1493', '#c71585', '#db7093'],
  ['#00ff7f', '#adff2f', '#7fff00', '#32cd32'],
  ['#4b0082', '#8a2be2', '#9400d3', '#9932cc'],
  ['#ffa500', '#ff8c00', '#ff7f50', '#ff6347'],
  ['#7f7f00', '#007f7f', '#7f007f', '#7f0000'],
  ['#c0c0c0', '#d3d3d3', '#a9a9a9', '#bebebe'],
  ['#2f4f4f', '#556b2f', '#696969', '#708090'],
  ['#fffafa', '#000000', '#fefefe', '#010101'],
  ['#010101', '#ffffff', '#020202', '#fdfdfd'],
  ['#e6e6fa', '#9370db', '#d8bfd8', '#dda0dd'],
] as const

/** Each layout is tried with some of them and each of them in some layouts: what makes them readable is the kit's. */
const EACH = 2

const FIELDS = ['backgroundColor', 'textColor', 'primaryColor', 'secondaryColor'] as const

const palettesOf = (index: number) =>
  Array.from({ length: EACH }, (_, step) => PALETTES[(index * EACH + step) % PALETTES.length] ?? PALETTES[0])

afterAll(closeContexts)

it.each([...layouts.values()].map((layout, index) => ({ id: layout.id, layout, index })))(
  '$id can be read whatever colors its seller chooses',
  async ({ id, layout, index }) => {
    const pages = new Map<string, StorePage>()
    // Turns on and fills in every optional field.
    const filled: Record<string, FieldValue> = {}
    for (const [key, { type, maxLength }] of layoutFields(layout)) {
      if (type === 'boolean') filled[key] = true
      else if (maxLength && type !== 'array') filled[key] = 'Words of hers'
    }
    for (const [number, palette] of palettesOf(index).entries()) {
      const colors = Object.fromEntries(FIELDS.map((field, at) => [field, palette[at] ?? '']))
      const page = number % EACH === EACH - 1 ? productPage : homePage
      pages.set(
        `/${palette.join('').replaceAll('#', '-')}`,
        page(id, { layout: { id, values: { ...filled, ...colors } } }),
      )
    }
    const server = await servePages(pages)
    const context = await openContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    const page = await context.newPage()
    try {
      for (const path of pages.keys()) {
        await page.goto(server.origin + path)
        await page.waitForSelector('html[data-js]')
        const violations = await axeViolations(page, { only: ['color-contrast'] })
        const found = violations.flatMap(({ nodes }) =>
          nodes.map((node) => `${node.html.slice(0, 90)} ${node.any[0]?.message}`),
        )
        expect({ path, found: found.slice(0, 4) }).toEqual({ path, found: [] })
      }
    } finally {
      await page.close()
      server.stop()
    }
  },
)
