import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { placePresets } from '#src/features/store/delivery/place-presets.ts'
import { closure, sizeOf, total } from '../support/browser/script-size.ts'
import { loadSite, siteFolder } from '../support/fixtures/fixture-site.ts'
import { storePages } from '../support/fixtures/fixture-store.ts'
import { withOptions } from '../support/fixtures/product-with-options.ts'

/** Places with charges of their own. */
const REMOTE_RATES = placePresets.flatMap(({ places }) => places.map(({ id }) => id))
const assets = `${siteFolder}client/assets/`
const scripts = (html: string): string[] =>
  [...html.matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)].map(([, file = '']) => file)

describe('what a buyer downloads', () => {
  let home = ''
  let product = ''
  let chosen = ''

  beforeAll(async () => {
    const render = await loadSite()
    const pages = storePages()
    const page = (path: string) => {
      const found = pages.get(path)
      if (!found) throw new Error(`no page ${path}`)
      return render(found)
    }
    home = await page('/store/noor/')
    product = await page('/store/noor/p/bowl/')
    const bowl = pages.get('/store/noor/p/bowl/')
    if (bowl?.kind !== 'product') throw new Error('no bowl')
    chosen = await render({ ...bowl, product: withOptions(bowl.product, ['S', 'M'], ['Blue', 'Red']) })
  })

  it('the shell is one file of at most 4 kB', () => {
    const [shell = '', ...others] = scripts(home)
    expect(others).toEqual([])
    expect([...closure(shell)]).toEqual([shell])
    expect(sizeOf(shell)).toBeLessThanOrEqual(4000)
  })

  it('search and sort are one file of at most 2 kB', () => {
    const shell = scripts(home)[0] ?? ''
    const [, find = ''] = /\/(find\.[\w-]+\.js)["'`]/.exec(readFileSync(assets + shell, 'utf8')) ?? []
    expect([...closure(find)]).toEqual([find])
    expect(sizeOf(find)).toBeLessThanOrEqual(2000)
  })

  it('a product page adds at most 1.25 kB for its quantity selector and its gallery', () => {
    const shell = closure(scripts(home)[0] ?? '')
    const more = scripts(product)
      .flatMap((file) => [...closure(file)])
      .filter((file) => !shell.has(file))
    expect(total(new Set(more))).toBeLessThanOrEqual(1250)
  })

  it('options add one file of at most 1.5 kB to a product page, and none to another', () => {
    const known = new Set([...scripts(home), ...scripts(product)].flatMap((file) => [...closure(file)]))
    const [choose = '', ...others] = scripts(chosen).filter((file) => !scripts(product).includes(file))
    expect(others).toEqual([])
    const more = [...closure(choose)].filter((file) => !known.has(file))
    expect(total(more)).toBeLessThanOrEqual(1500)
    for (const file of known) expect(readFileSync(assets + file, 'utf8')).not.toContain('fieldset')
  })

  it('places and delivery charges are at most 8 kB, in shops that charge for delivery alone', () => {
    const shell = scripts(home)[0] ?? ''
    const [, dialogs = ''] = /\/(dialogs\.[\w-]+\.js)["'`]/.exec(readFileSync(assets + shell, 'utf8')) ?? []
    const [, delivery = ''] = /\/(delivery\.[\w-]+\.js)["'`]/.exec(readFileSync(assets + dialogs, 'utf8')) ?? []
    const known = new Set([...closure(dialogs), shell])
    expect(known).not.toContain(delivery)
    expect([...closure(delivery)].filter((file) => !known.has(file))).toEqual([delivery])
    const rates = REMOTE_RATES.map((place) => ({ place, fee: 60_000, days: null, cod: false }))
    const settings = { default_fee: 25_000, days: null, free_over: 300_000, cod_max: null, elsewhere: 'yes', rates }
    const wire = [readFileSync(assets + delivery), JSON.stringify(settings)].map((body) => brotliCompressSync(body))
    expect(wire.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(8 * 1024)
  })

  it('everything behind intent is at most 75 KiB, the dialogs in one file', () => {
    const shell = scripts(home)[0] ?? ''
    const [, dialogs = ''] = /\/(dialogs\.[\w-]+\.js)["'`]/.exec(readFileSync(assets + shell, 'utf8')) ?? []
    const files = [...closure(dialogs, new Set([shell]))].filter((file) => file !== shell)
    expect(files.map((file) => file.split('.')[0])).toEqual(['dialogs', 'chat'])
    expect(total(files)).toBeLessThanOrEqual(75 * 1024)
    const styles = readdirSync(assets).filter((file) => file.endsWith('.css'))
    const [urdu, english] = [true, false].map((isUrdu) => styles.filter((file) => file.includes('.ur.') === isUrdu))
    expect(total(english ?? [])).toBeLessThanOrEqual(4000)
    expect(urdu).toHaveLength(1)
  })
})
