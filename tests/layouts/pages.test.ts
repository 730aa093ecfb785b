import { hash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { priceUnder } from '#contract/discounts/sale-price.ts'
import type { PageProduct, PublishedPage } from '#contract/stores/store-page.ts'
import { layouts } from '#layouts/registry.ts'
import {
  aboutPage,
  categoryPage,
  collectionPage,
  fixtureImage,
  gonePage,
  homePage,
  orderPage,
  productPage,
  products,
  store,
  variedProducts,
} from '../../scripts/support/page-fixtures.ts'
import { render } from '../support/fixtures/built-renderer.ts'
import { FRAMES } from '../support/fixtures/frames.ts'
import { asCard, SIXTY, withOptions } from '../support/fixtures/product-with-options.ts'

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const tag = (html: string, pattern: RegExp) => html.match(pattern)?.[0] ?? ''
const scripts = (html: string) => html.match(/<script[^>]+src=/g) ?? []
/** Fixes the hashes of built files: another one moves a page's compressed size by up to a hundred bytes. */
const steady = (html: string) =>
  html.replace(
    /(\/assets\/[\w.-]+?)\.[\w-]{8}\.(js|woff2)/g,
    (_, name: string, end: string) => `${name}.${hash('sha1', name, 'base64url').slice(0, 8)}.${end}`,
  )
const compressed = (html: string) =>
  brotliCompressSync(steady(html), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const articles = (html: string) => html.match(/<article .*?<\/article>/gs) ?? []

describe.each([...layouts])('%s', (id, manifest) => {
  it('home: header, chips, one card a product, footer', async () => {
    const html = await render(homePage(id))
    expect(html).toContain(`<html lang="en" data-layout="${id}" data-mode="live">`)
    expect(count(html, /<h1/g)).toBe(1)
    expect(articles(html)).toHaveLength(12)
    expect(html).toContain('href="tel:+923001234567"')
    expect(count(html, /data-cart-open/g)).toBeGreaterThanOrEqual(1)
    expect(count(html, /data-chip="/g)).toBe(4)
    expect(tag(html, /<a [^>]*data-chip="all"[^>]*>/)).toContain('aria-current="true"')
    expect(html).toContain('data-grid')
    expect(html).toMatch(/data-empty hidden/)
    expect(html).toContain(manifest.words.noItems)
    expect(html).toContain(manifest.words.noItemsHint)
    expect(html).toContain('© 2026')
    expect(html).toContain('Made with <strong>WhatsStore</strong>')
    expect(html).toContain('id="store-data"')
    expect(html).not.toMatch(/ style="/)
    const header = tag(html, /<header.*?<\/header>/s)
    expect(header).toContain('>Zari &amp; Co.<')
    expect(header).not.toContain('Handmade in Lahore')
    expect(header).toMatch(/href="tel:\+923001234567"[^>]*>.*?<span dir="ltr">\+92 300 1234567<\/span>/s)
    expect(/id="store-data">(.*?)<\/script>/s.exec(html)?.[1]).not.toMatch(/words|loading|noItems/)
  })

  it('card: what the buyer and the scripts need', async () => {
    const cards = articles(await render(homePage(id)))
    const [first = ''] = cards
    const lamp = cards.find((card) => card.includes('>Reading lamp')) ?? ''
    expect(first).toMatch(
      /data-product data-id="[^"]+" data-slug="vase-1" data-price="345000" data-stock="14" data-category="Table"/,
    )
    expect(count(first, /data-open/g)).toBe(2)
    expect(first).toContain('tabindex="-1" aria-hidden="true"')
    expect(first).toMatch(/data-name[^>]*>Hand-thrown vase</)
    expect(first).toContain('Rs. 3,450')
    expect(first).toContain('href="/store/zari-and-co/p/vase-1/#order"')
    expect(first).toContain(`>${manifest.words.orderNow}<`)
    expect(count(first, /data-quick-add/g)).toBe(manifest.quickAdd === 'never' ? 0 : 1)
    expect(first).not.toContain(' left<')
    expect(lamp).toContain(manifest.words.lowStock.replace('{n}', '3'))
  })

  it('has no letter beyond Latin-1 that its seller has not written, and so takes a byte a letter while it is made', async () => {
    const written = (page: PublishedPage) => [...new Set(JSON.stringify(page).match(/[^\0-\xff]/g))]
    for (const page of [homePage(id), categoryPage(id), productPage(id), gonePage(id), aboutPage()]) {
      const letters = new Set((await render(page)).match(/[^\0-\xff]/g))
      for (const letter of written(page)) letters.delete(letter)
      expect([...letters]).toEqual([])
    }
  })

  it('collection: its name, its products alone, and links in the place of chips', async () => {
    const page = collectionPage(id)
    const html = await render(page)
    expect(html).toMatch(/<h1[^>]*>Eid picks<\/h1>/)
    expect(count(html, /<h1/g)).toBe(1)
    expect(articles(html)).toHaveLength(2)
    expect(html).not.toContain('data-chip=')
    const chips = tag(html, /<nav class="chips".*?<\/nav>/s)
    expect(tag(chips, /<a [^>]*s\/eid-picks\/"[^>]*>/)).toContain('aria-current="true"')
    expect(count(chips, /<a /g)).toBe(5)
    const home = await render(homePage(id, { store: page.store }))
    expect(tag(home, /<nav class="chips".*?<\/nav>/s)).toContain('href="/store/zari-and-co/s/eid-picks/"')
    expect(count(home, /data-chip="/g)).toBe(4)
  })

  it('badges say by whom and since when, and weigh nothing where there are none', async () => {
    const worn = await render(homePage(id))
    const [button, why] = [
      tag(worn, /<button[^>]*popovertarget="verified"[^>]*>/),
      tag(worn, /<span[^>]*id="verified"[^>]*>[^<]*/),
    ]
    expect(button).toContain('class="store-badge is-verified"')
    expect(why).toMatch(/ popover>\s*Verified by WhatsStore since 3 March 2026. We checked who runs this shop.\s*$/)
    expect(tag(worn, /<span[^>]*id="trusted"[^>]*>[^<]*/)).toMatch(
      /Trusted by WhatsStore. Buyers can rely on what it sells.\s*$/,
    )
    const plain = await render(homePage(id, { store: store({ badges: [] }) }))
    expect(plain).not.toMatch(/popover|badge-why/)
  })

  it('sold out: no order, no quick add', async () => {
    const card = articles(await render(homePage(id))).find((article) => article.includes('data-stock="0"')) ?? ''
    expect(card).toMatch(/<span [^>]*aria-disabled="true"[^>]*>Out of stock<\/span>/)
    expect(card).not.toContain('data-order')
    expect(card).not.toContain('data-quick-add')
    const page = await render(productPage(id, {}, 4))
    const main = tag(page, /<main.*?<\/main>/s)
    expect(main).not.toMatch(/data-(order|add|whatsapp|quantity)\b/)
    expect(main).toContain('Ask on WhatsApp')
    expect(main).not.toMatch(/would(%20| )like(%20| )to(%20| )order/)
  })

  it('gone: says so in the shop’s own clothes, over its products', async () => {
    const html = await render(gonePage(id))
    expect(count(html, /<h1/g)).toBe(1)
    expect(html).toContain('>No longer in the shop</h1>')
    expect(articles(html)).toHaveLength(12)
    expect(html).toContain('content="noindex"')
    expect(html).toContain('href="/store/zari-and-co/"')
    expect(count(html, /data-chip="/g)).toBe(4)
    expect(html).not.toContain('ld+json')
  })

  it('category: current chip, its products alone or first', async () => {
    const html = await render(categoryPage(id))
    const shown = articles(html)
    expect(tag(html, /<a [^>]*data-chip="Table"[^>]*>/)).toContain('aria-current="true"')
    expect(shown).toHaveLength(manifest.filtersByCategory ? 6 : 12)
    expect(shown.slice(0, 6).every((card) => card.includes('data-category="Table"'))).toBe(true)
    const headings = [...html.matchAll(/<h2 [^>]*data-group[^>]*>([^<]*)</g)].map(([heading, text]) => [
      / hidden/.test(heading),
      text,
    ])
    expect(headings).toEqual(
      manifest.filtersByCategory
        ? []
        : [
            [false, 'Table (6)'],
            [false, 'More from Zari &amp; Co.'],
          ],
    )
    expect(html).toContain('>Table</h1>')
  })

  it('product: its own page, ordering without scripts', async () => {
    const html = await render(productPage(id))
    const main = tag(html, /<main.*?<\/main>/s)
    expect(main).toContain('data-product data-product-page')
    expect(main).toMatch(/data-order href="https:\/\/wa\.me\/923001234567\?text=Assalam-o-Alaikum%20Zari/)
    expect(main).toContain(encodeURIComponent('\nhttps://shops.example/store/zari-and-co/p/vase-1/'))
    expect(main).toContain('data-whatsapp')
    expect(main).toContain('data-quantity-input')
    expect(main).toContain('14 in stock')
    expect(main).toContain('id="order"')
    expect(count(main, /id="picture-\d"/g)).toBe(4)
    expect(count(main, /data-picture/g)).toBe(1)
    expect(main).toMatch(/data-counter[^>]*>1 \/ 4</)
    const data = JSON.parse(/id="store-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    expect(data.product).toMatchObject({ slug: 'vase-1', price: 345000 })
    const graph = JSON.parse(/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '')['@graph']
    expect(graph[0]).toMatchObject({ '@type': 'Product', offers: { price: '3450.00', priceCurrency: 'PKR' } })
    expect(graph[1]['@type']).toBe('BreadcrumbList')
  })

  it('empty store and preview', async () => {
    const empty = { products: [], store: store({ categories: [] }) }
    const live = await render(homePage(id, empty))
    expect(articles(live)).toHaveLength(0)
    expect(live).toMatch(/Opening soon<.*href="https:\/\/wa\.me\/923001234567[^>]*>.*Message us on WhatsApp</s)
    expect(live).not.toMatch(/data-empty|href="#products">/)
    const preview = await render(homePage(id, { ...empty, mode: 'preview' }))
    expect(articles(preview)).toHaveLength(6)
    expect(preview).toContain('role="note"')
    expect(preview).toContain('content="noindex"')
    expect(preview).not.toMatch(/<script|data-toasts/)
  })

  it('says nothing in the seller’s name that she has not said', async () => {
    const silent = { products: products().map((product) => ({ ...product, description: '' })) }
    const pages = await Promise.all([homePage(id, silent), productPage(id, silent)].map((page) => render(page)))
    expect(pages.join('').replace(/<style.*?<\/style>|<[^>]*>/gs, ' ')).not.toMatch(
      /\bhours\b|Monday|appointment|concierge|by hand[, ]|approved|wrapped|packed|made to be kept|chosen slowly|quality/i,
    )
  })

  it('dashboard: the main content and nothing around it', async () => {
    const html = await render(homePage(id, { mode: 'dashboard' }))
    expect(html).toContain('<main')
    expect(html).not.toMatch(/<header|<footer|id="store-data"|data-toasts|role="note"/)
  })

  it('shows the store’s own facts until the seller changes them', async () => {
    const html = await render(
      homePage(id, {
        layout: { id, values: { heroTitle: 'Noor Jahan', phoneNumber: '042 111 222 333', instagramUrl: '' } },
      }),
    )
    expect(html).toMatch(/<h1[^>]*>Noor Jahan</)
    expect(html).toContain('href="tel:042111222333"')
    expect(html).toContain('https://www.instagram.com/zariandco')
    expect(html).toContain('Handmade in Lahore')
  })

  it('home with 24 products fits the first window, with or without options', async () => {
    const list = variedProducts(24)
    const plain = compressed(await render(homePage(id, { products: list })))
    const cards = list.map((product) => asCard(withOptions(product, ['S', 'M'], ['Black'])))
    const chosen = compressed(await render(homePage(id, { products: cards })))
    expect(Math.max(plain, chosen)).toBeLessThanOrEqual(14 * 1024)
    const tenOff = [{ percent: 10, from: null, to: null, products: [], categories: [] }]
    const sale = list.map((product) => {
      const { price, was } = priceUnder(tenOff, 'PKR', { ...product, product_id: product.id, compare_at: null })
      return { ...product, price, ...(was && { was }) }
    })
    const reduced = compressed(await render(homePage(id, { products: sale })))
    expect(reduced).toBeLessThanOrEqual(14 * 1024)
    expect(reduced - plain).toBeLessThanOrEqual(250)
  })

  it('product: options add at most 1 kB, sixty variants with long names at most 1.6 kB', async () => {
    const [product, ...others] = variedProducts(12) as [PageProduct, ...PageProduct[]]
    const page = (first: PageProduct) => render(productPage(id, { products: [first, ...others] }))
    const plain = compressed(await page(product))
    const few = withOptions(product, ['S', 'M', 'L', 'XL'], ['Black', 'White', 'Red'])
    expect(compressed(await page(few)) - plain).toBeLessThanOrEqual(1000)
    const many = withOptions(product, SIXTY.sizes, SIXTY.colors)
    expect(compressed(await page(many)) - plain).toBeLessThanOrEqual(1600)
  })

  it('product: without options it has neither their script nor their style', async () => {
    const plain = await render(productPage(id))
    const [product] = products() as [PageProduct]
    const chosen = await render(productPage(id, { products: [withOptions(product, ['S', 'M'], ['Black'])] }))
    expect(scripts(chosen)).toHaveLength(scripts(plain).length + 1)
    expect(chosen).toContain('.choice label')
    expect(plain).not.toMatch(/choice|<wbr>/)
  })
})

describe.each(FRAMES)('the kit in %s', (id) => {
  it('a cover that is looked at elsewhere than in its middle says so in the page’s style, where it is shown', async () => {
    const cover = { ...fixtureImage('cover-d9cbb8-2f5d62-0', '#d9cbb8', 1600, 800), focus: { x: 20, y: 80 } }
    const shop = store({ cover })
    const heroImage = { id, values: { heroImage: '/media/fixture/hero.webp' } }
    expect(await render(homePage(id, { store: shop }))).toContain(';--focus:20% 80%}')
    expect(await render(homePage(id, { store: shop, layout: heroImage }))).not.toContain('--focus:')
    expect(await render(productPage(id, { store: shop }))).not.toContain('--focus:')
    expect(await render(homePage(id))).not.toContain('--focus:')
  })

  it('names every amount in the currency of the store', async () => {
    const shop = store({ currency: 'AED' })
    const home = await render(homePage(id, { store: shop }))
    expect(home).toContain('AED 3,450')
    const page = await render(productPage(id, { store: shop }))
    expect(page).toMatch(/class="price"[^>]*>AED 3,450</)
    expect(page).toContain(encodeURIComponent('Price: AED 3,450'))
    expect(page).toContain('property="product:price:currency" content="AED"')
    expect(page).toContain('"priceCurrency":"AED"')
    expect(/id="store-data">(.*?)<\/script>/s.exec(page)?.[1]).toContain('"currency":"AED"')
    expect(home + page).not.toMatch(/Rs\.|PKR/)
  })

  it('product: tells what the seller has written of sizes and delivery, and nothing she has not', async () => {
    const titles = (html: string) => [...html.matchAll(/<summary>(.*?)<\/summary>/g)].map(([, title]) => title)
    expect(titles(await render(productPage(id)))).toEqual([])
    const values = { returnPolicy: 'Within <7> days', sizeGuide: '  ', shippingInfo: 'Rs. 250' }
    const html = await render(productPage(id, { layout: { id, values } }))
    // In the words about the product, and in the footer of every page.
    expect(titles(html)).toEqual(['Delivery', 'Returns', 'Delivery', 'Returns'])
    expect(html).toContain('Within &lt;7&gt; days')
    const { policies } = JSON.parse(/id="store-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '')
    expect(policies[0]).toEqual({ title: 'Delivery', text: 'Rs. 250' })
    expect(titles(await render(homePage(id, { layout: { id, values } })))).toEqual(['Delivery', 'Returns'])
  })

  it('order: a frame of at most 12 kB without scripts, for nobody to find, that may send its forms', async () => {
    const html = await render(orderPage(id))
    expect(html).toContain('<main id="main" class="wrap order-page"><!--order--></main>')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain("form-action 'self'")
    expect(html).not.toMatch(/<script|store-data|application\/ld\+json/)
    expect(count(html, /<header/g)).toBe(1)
    expect(compressed(html)).toBeLessThanOrEqual(12_000)
    expect(await render(homePage(id))).toContain("form-action 'none'")
  })

  it('product: says what delivery costs only in shops that charge for it', async () => {
    const delivery = {
      lowest: 15_000,
      highest: 25_000,
      freeOver: 300_000,
      days: { from: 2, to: 4 },
      everywhere: true,
    }
    const charging = { store: store({ delivery }) }
    const html = await render(productPage(id, charging))
    expect(html).toContain('<span data-delivery>Delivery from Rs. 150, free over Rs. 3,000, 2 to 4 days</span>')
    expect(html).toContain('"minValue":150,"maxValue":250,"currency":"PKR"')
    for (const page of [html, await render(homePage(id, charging))])
      expect(JSON.parse(/id="store-data">(.*?)<\/script>/s.exec(page)?.[1] ?? '')).toMatchObject({ delivery: true })
    const without = (await render(productPage(id))) + (await render(homePage(id)))
    expect(without).not.toMatch(/data-delivery|shippingDetails|"delivery":/)
  })

  it('product: is shared by a chat with whom the buyer likes, its link copied', async () => {
    const html = await render(productPage(id))
    const link = 'https://shops.example/store/zari-and-co/p/vase-1/'
    const text = encodeURIComponent(`*Hand-thrown vase*\nRs. 3,450\n${link}`)
    expect(html).toContain(`data-share href="https://wa.me/?text=${text}"`)
    expect(html).toContain(`data-copy="${link}"`)
  })

  it('product: its box takes the ratio of the first picture; one that would lose an eighth stands whole', async () => {
    const shapes = [
      fixtureImage('a', '#aabbcc', 900, 1200),
      fixtureImage('b', '#aabbcc'),
      fixtureImage('c', '#aabbcc', 960, 1200),
    ]
    const [first] = products(1) as [PageProduct]
    const html = await render(productPage(id, { products: [{ ...first, images: shapes }] }))
    expect(html).toContain(';--ratio:0.75}')
    const slides = [...html.matchAll(/<div class="(slide(?: is-whole)?)"/g)].map(([, name]) => name)
    expect(slides.slice(0, 3)).toEqual(['slide', 'slide is-whole', 'slide'])
    const narrow = [{ ...first, images: [fixtureImage('a', '#aabbcc', 900, 1600)] }]
    expect(await render(productPage(id, { products: narrow }))).toMatch(/;--ratio:0\.75}.*class="slide is-whole"/s)
    expect(await render(productPage(id))).not.toContain('--ratio:')
  })

  it('no description, no picture', async () => {
    const bare: PageProduct[] = [{ ...(products(1)[0] as PageProduct), description: '', images: [] }]
    const html = await render(productPage(id, { products: bare }))
    expect(html).toContain('No description available')
    expect(html).toContain('src="/placeholder.svg"')
    expect(html).not.toMatch(/class="thumbnails"|data-counter|data-step/)
  })

  it('search and sort from 12 products on, and a way back up', async () => {
    const long = await render(homePage(id, { products: products(12) }))
    expect(tag(long, /<div [^>]*data-find[^>]*>/)).toContain('data-needs-js')
    expect([...long.matchAll(/<option [^>]*>([^<]*)</g)].map(([, label]) => label)).toEqual([
      'Newest',
      'Price low',
      'Price high',
      'Name',
    ])
    expect(long).toMatch(/<a href="#main" aria-label="Back to top">/)
    expect(await render(homePage(id, { products: products(11) }))).not.toMatch(/ data-find|Back to top/)
    expect(await render(productPage(id, { products: products(24) }))).not.toMatch(/ data-find|Back to top/)
  })

  it('one product: wide, with all its text and the chat beside the order', async () => {
    const [product] = variedProducts(1) as [PageProduct]
    const html = await render(homePage(id, { products: [product] }))
    const [card = ''] = articles(html)
    expect(tag(html, /<div [^>]*data-grid/)).toContain('class="grid is-one"')
    expect(card).toContain(`>${product.description}<`)
    expect(card).toMatch(/href="https:\/\/wa\.me\/923001234567\?text=[^"]*"[^>]*>.*Order via WhatsApp</s)
    expect(card).toContain(encodeURIComponent(`https://shops.example${product.path}`))
    const soldOut = await render(homePage(id, { products: [{ ...product, stock: 0 }] }))
    expect(articles(soldOut)[0]).not.toContain('wa.me')
  })

  it('two or three products stand in the middle, four do not', async () => {
    const gridOf = async (count: number) =>
      tag(await render(homePage(id, { products: products(count) })), /<div [^>]*data-grid/)
    expect(await gridOf(2)).toContain('is-few')
    expect(await gridOf(3)).toContain('is-few')
    expect(await gridOf(4)).not.toMatch(/is-(few|one)/)
  })

  it('a product without an image shows its category in the place of one, and its name where all names are', async () => {
    const [first, ...others] = products(4) as [PageProduct, ...PageProduct[]]
    const [card = '', other = ''] = articles(
      await render(homePage(id, { products: [{ ...first, images: [] }, ...others] })),
    )
    expect(card).toMatch(/<span class="card-mark"[^>]*>Table<\/span>/)
    expect(card).not.toContain('<img')
    expect(card).toMatch(/class="card-name"><a [^>]*>Hand-thrown vase</)
    expect(other).not.toContain('card-mark')
  })

  it('home: below the hero a product with its price, the first featured one that is in stock', async () => {
    const list = products(4).map((product, index) => ({ ...product, featured: index > 0, stock: index === 1 ? 0 : 3 }))
    const offer = tag(await render(homePage(id, { products: list })), /<p class="wrap first-offer.*?<\/p>/s)
    expect(offer).toContain(`href="${list[2]?.path}"`)
    expect(offer).toMatch(/<strong>Rs\. [\d,]+<\/strong>/)
    expect(await render(homePage(id, { products: list.slice(0, 1) }))).not.toContain('wrap first-offer')
    const soldOut = list.map((product) => ({ ...product, stock: 0 }))
    expect(await render(homePage(id, { products: soldOut }))).not.toContain('wrap first-offer')
  })

  it('header: tells the shop’s short line on every page but home, and no line that it would cut', async () => {
    const header = async (page: PublishedPage) => tag(await render(page), /<header.*?<\/header>/s)
    const shop = store({ bio: 'Block prints and leather from Lahore.' })
    expect(await header(productPage(id, { store: shop }))).toContain('>Block prints and leather from Lahore.<')
    expect(await header(homePage(id, { store: shop }))).not.toContain('Block prints')
    expect(await header(productPage(id))).not.toContain('Handmade in Lahore')
  })

  it('product: says what it is and how one pays before the policies, and shares last', async () => {
    const values = { shippingInfo: '2-4 days, Rs. 250', returnPolicy: 'A long text '.repeat(9) }
    const list = products(1).map((product) => ({ ...product, description: 'Thrown on a kick wheel. '.repeat(12) }))
    const html = await render(productPage(id, { products: list, layout: { id, values } }))
    const main = tag(html, /<main.*?<\/main>/s)
    const order = ['class="price', 'class="lead"', 'id="order"', 'class="promises"', '<h2>Description', 'data-share']
    const places = order.map((part) => main.indexOf(part))
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    expect(main.indexOf('<summary>')).toBeGreaterThan(main.indexOf('<h2>Description'))
    expect(tag(main, /<p class="promises">.*?<\/p>/s).replace(/<[^>]*>/g, '|')).toBe(
      '||Cash on delivery||2-4 days, Rs. 250||',
    )
    const short = await render(productPage(id))
    expect(short).not.toContain('<h2>Description')
    expect(count(tag(short, /<main.*?<\/main>/s), /data-description/g)).toBe(1)
  })

  it('product: a price of many digits stays on its line, its cents smaller', async () => {
    const dear = products(2).map((product) => ({ ...product, price: 9_999_999_999 }))
    const html = await render(homePage(id, { products: dear }))
    expect(html).toContain('<p class="price is-long">Rs. 99,999,999<small>.99</small></p>')
    expect(html).toMatch(/\.price\{[^}]*white-space:nowrap/)
  })

  it('product: hides how many are in stock where its seller does not tell, but not that few are left', async () => {
    const values = { showStockNumber: false }
    const html = await render(productPage(id, { layout: { id, values } }))
    expect(html).toMatch(/class="stock is-positive">In stock</)
    expect(html).not.toContain('14 in stock')
    expect(html).toContain('"hideStock":true')
    const few = products(1).map((product) => ({ ...product, stock: 3 }))
    expect(await render(productPage(id, { products: few, layout: { id, values } }))).toMatch(
      /class="stock is-positive">In stock<span class="low">[^<]*3 left</,
    )
    expect(await render(productPage(id))).not.toContain('hideStock')
  })

  it('product: says how many were sold where its seller tells, to the dialog too', async () => {
    const [product] = products(1) as [PageProduct]
    const page = (showSoldNumber: boolean, sold?: string) => {
      const layout = { id, values: { showSoldNumber } }
      return render(productPage(id, { products: [{ ...product, ...(sold && { sold }) }], layout }))
    }
    const told = await page(true, 'Sold 1,204 times')
    expect(tag(told, /<p class="promises">.*?<\/p>/s)).toContain('<span>Sold 1,204 times</span>')
    expect(told).toContain('"sold":"Sold 1,204 times"')
    expect(await page(true)).not.toMatch(/sold (once|\d)/i)
    expect(tag(await page(false, 'Sold once'), /<main.*?<\/main>/s)).not.toContain('Sold once')
  })

  it('chips are a choice: none for a single category', async () => {
    const [category] = store().categories
    if (!category) throw new Error('no category')
    const html = await render(homePage(id, { store: store({ categories: [category] }) }))
    expect(html).not.toMatch(/data-chip=|class="chips/)
  })
})

it('premium: quick add and toggles follow the values', async () => {
  const values = { enableQuickAdd: false, enableStickyHeader: false, showTrustBadges: false }
  const html = await render(homePage('premium', { layout: { id: 'premium', values } }))
  expect(html).not.toContain('data-quick-add')
  expect(tag(html, /<body[^>]*>/)).not.toContain('has-sticky-header')
  expect(html).not.toContain('class="trust"')
  expect(await render(homePage('premium'))).toMatch(/data-menu-toggle[^>]*aria-expanded="false" aria-controls="menu"/)
})

it('luxury: exclusive mark and the house', async () => {
  expect(await render(homePage('luxury'))).toContain('>Exclusive<')
  const plain = { id: 'luxury', values: { enableExclusiveAccess: false, brandPromise: 'Made to be kept.' } }
  expect(await render(homePage('luxury', { layout: plain }))).not.toContain('>Exclusive<')
  const about = await render(aboutPage({ layout: plain }))
  expect(about).toContain('Made to be kept.')
  const offers = { id: 'luxury', values: { enableConcierge: true, enableAppointment: true } }
  expect(await render(homePage('luxury', { layout: offers }))).toMatch(/Concierge.*Private appointment/s)
  expect(about).toContain('Heritage')
})

it('a link preview has a picture even before the share image is made', async () => {
  const shared = await render(homePage('default'))
  expect(shared).toContain('property="og:image" content="https://shops.example/media/fixture/share.jpg"')
  const product = await render(productPage('default', { shareImage: null }))
  expect(product).toMatch(
    /property="og:image" content="https:\/\/shops\.example\/media\/fixture\/vase-[^"]+\/800\.jpg"/,
  )
  expect(product).not.toContain('og:image:width')
})
