import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoCategories, demoProducts } from './data.ts'
import { note, perSecond } from './report.ts'

/** A static-site generator that may be installed, and how it builds the same pages. */
interface Generator {
  name: string
  command: string
  args: string[]
  files: Record<string, string>
  /** Path of a page's source, without its ending. */
  page: (store: number, page: string) => string
  ending: string
}

const card =
  '<article><a href="/store/x/p/y/"><img src="/media/z/640.webp" width="640" height="640" loading="lazy" alt=""><h3>NAME</h3></a><p>TEXT</p><p>Rs. PRICE</p><a href="/store/x/p/y/#order">Order Now</a></article>'

const template = (open: string, close: string, fields: [string, string, string], title: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${open}${card
    .replace('NAME', fields[0])
    .replace('TEXT', fields[1])
    .replace('PRICE', fields[2])}${close}</body></html>`

const generators: Generator[] = [
  {
    name: 'Hugo',
    command: 'hugo',
    args: ['--quiet'],
    files: {
      'hugo.toml':
        'baseURL = "https://shop.example/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "section", "home"]\n',
      'layouts/_default/single.html': template(
        '{{ range .Params.products }}',
        '{{ end }}',
        ['{{ .name }}', '{{ .description }}', '{{ .price }}'],
        '{{ .Title }}',
      ),
    },
    page: (store, page) => `content/store-${store}/${page}`,
    ending: '.md',
  },
  {
    name: 'Eleventy',
    command: 'eleventy',
    args: ['--quiet', '--input=content', '--output=public'],
    files: {
      'content/_includes/page.njk': template(
        '{% for product in products %}',
        '{% endfor %}',
        ['{{ product.name }}', '{{ product.description }}', '{{ product.price }}'],
        '{{ title }}',
      ),
    },
    page: (store, page) => `content/store-${store}/${page}`,
    ending: '.md',
  },
]

/** The same stores' home and category pages by the generators that are installed: what any change costs where all is built at once. */
export const measureGenerators = (stores: number): void => {
  for (const generator of generators) {
    if (
      spawnSync(generator.command, ['--version']).status !== 0 &&
      spawnSync(generator.command, ['version']).status !== 0
    ) {
      note(generator.name, 'not installed')
      continue
    }
    const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-generator-'))
    const products = demoProducts()
    const write = (name: string, text: string) => {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(join(folder, name), text)
    }
    for (const [name, text] of Object.entries(generator.files)) write(name, text)
    for (let store = 0; store < stores; store++) {
      for (const page of ['home', ...demoCategories]) {
        const matter = JSON.stringify({
          title: `Store ${store} ${page}`,
          layout: generator.name === 'Eleventy' ? 'page.njk' : 'single',
          products,
        })
        write(
          generator.page(store, page.toLowerCase().replace(' ', '-')) + generator.ending,
          generator.name === 'Eleventy' ? `---json\n${matter}\n---\n` : `${matter}\n`,
        )
      }
    }
    const started = performance.now()
    const { status } = spawnSync(generator.command, generator.args, { cwd: folder })
    const seconds = (performance.now() - started) / 1000
    const pages = stores * (1 + demoCategories.length)
    note(
      `${generator.name}, the same pages`,
      status === 0 ? `${seconds.toFixed(1)} s, ${perSecond(pages / seconds)}` : 'failed',
    )
    rmSync(folder, { recursive: true, force: true })
  }
}
