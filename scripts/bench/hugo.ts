import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Config } from '#server/config/config.ts'
import { PublishedFolder } from '#server/publish/files/published-folder.ts'
import { dataPaths } from '#server/services/data-folder.ts'
import type { CompressThreadData } from './compress-thread.ts'
import { demoProducts } from './data.ts'

const HUGO_TOML =
  'baseURL = "https://shop.example/"\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap", "section", "home"]\n'

/** Seconds that Hugo took, and that compressing took. */
export interface HugoRun {
  pages: number
  build: number
  brotli: number
  gzip: number
}

/** Pages of the first published store, by name. All measured stores have the same. */
export const pagesOfStore = (config: Config): Map<string, string> => {
  const folder = new PublishedFolder(dataPaths(config).published)
  const live = folder.liveVersion('store-0')
  if (!live) throw new Error('the first store is not published')
  const files = Object.keys(folder.contents(live.storeId, live.version)?.files ?? {})
  const place = folder.version(live.storeId, live.version)
  return new Map(
    files.filter((file) => file.endsWith('.html')).map((file) => [file, readFileSync(join(place, file), 'utf8')]),
  )
}

const CARD = /<article[\s\S]*?<\/article>/g
const isProduct = (file: string): boolean => file.startsWith('p/')
const cardsIn = (html: string): string[] => html.match(CARD) ?? []

/** Turns a published page into Hugo's template, with its first card as the body of a loop. */
const templateOf = (html: string): string => {
  const [first, ...others] = cardsIn(html)
  const name = /data-name[^>]*>([^<]*)</.exec(first ?? '')?.[1]
  const price = /Rs\. ?[\d,]+/.exec(first ?? '')?.[0]
  if (!first || !name || !price) throw new Error('a published page has no card to make a template of')
  const literal = (text: string) => text.replaceAll('{{', '{{"{{"}}')
  const card = literal(first).replaceAll(name, '{{ .name }}').replaceAll(price, 'Rs. {{ .price }}')
  const last = others.at(-1) ?? first
  const before = html.slice(0, html.indexOf(first))
  const after = html.slice(html.lastIndexOf(last) + last.length)
  return `${literal(before)}{{ range .Params.products }}${card}{{ end }}${literal(after)}<!-- {{ .Title }} -->`
}

const compress = async (files: string[], ending: CompressThreadData['ending']): Promise<void> => {
  const threads = availableParallelism()
  const shares = Array.from({ length: threads }, (_, share) => files.filter((_, index) => index % threads === share))
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const workerData: CompressThreadData = { files: share, ending }
          const thread = new Worker(new URL('./compress-thread.ts', import.meta.url), { workerData })
          thread.once('error', reject)
          thread.once('exit', () => resolve())
        }),
    ),
  )
}

const secondsOf = async (work: () => unknown): Promise<number> => {
  const started = performance.now()
  await work()
  return (performance.now() - started) / 1000
}

/**
 * Truncates a folder's files and removes them at the end of the benchmark. Without a journal, ext4 searches past all
 * files removed in the last five minutes whenever it creates one, which would slow the next section.
 */
const removeAtEnd = (folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) truncateSync(join(entry.parentPath, entry.name))
  }
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

export const hasHugo = (): boolean => spawnSync('hugo', ['version']).status === 0

/**
 * Runs Hugo on the same pages for so many stores and compresses them as we do: Brotli, and gzip at its fastest level,
 * on one thread per processor.
 */
export const runHugo = async (pages: Map<string, string>, stores: number): Promise<HugoRun> => {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'whatsstore-hugo-'))
  const write = (name: string, text: string) => {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  write('hugo.toml', HUGO_TOML)
  const products = demoProducts()
  for (const [file, html] of pages) {
    const layout = isProduct(file) ? 'product' : 'listing'
    if (file === 'index.html' || isProduct(file)) write(`layouts/_default/${layout}.html`, templateOf(html))
    const cards = products.slice(0, cardsIn(html).length)
    const page = file.replaceAll('/', '-').replace('.html', '')
    for (let store = 0; store < stores; store++) {
      const matter = JSON.stringify({ title: `Store ${store} ${page}`, layout, products: cards })
      write(`content/store-${store}/${page === 'index' ? 'home' : page}.md`, `${matter}\n`)
    }
  }
  const build = await secondsOf(() => {
    const { status, stderr } = spawnSync('hugo', ['--quiet'], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
  })
  const made = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => join(folder, 'public', name))
  if (made.length !== pages.size * stores) throw new Error(`Hugo made ${made.length} pages`)
  const brotli = await secondsOf(() => compress(made, '.br'))
  const gzip = await secondsOf(() => compress(made, '.gz'))
  removeAtEnd(folder)
  return { pages: made.length, build, brotli, gzip }
}
