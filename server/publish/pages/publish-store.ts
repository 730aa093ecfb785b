import { resolveValues } from '#layouts/kit/fields/layout-values.ts'
import { getLayout } from '#layouts/registry.ts'
import type { Db } from '#server/db/database.ts'
import { imagesNamedIn } from '#server/modules/catalogue/images/unnamed-uploads.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { newestPublication } from '#server/records/publications/publications.repo.ts'
import type { VersionRights } from '#server/records/publications/version-rights.ts'
import { liveName } from '#server/records/stores/store-url.ts'
import { isOffAir } from '#server/records/stores/stores.repo.ts'
import type { VersionStore } from '../files/version-store.ts'
import { feedFiles } from './feeds.ts'
import { inputsHash, pageHash } from './inputs-hash.ts'
import { landingPage } from './landing-page.ts'
import type { PageFile } from './page-file.ts'
import { type Site, storePages } from './page-model.ts'
import { partCards } from './part-cards.ts'
import type { Render } from './renderer.ts'
import { sitemap, webManifest } from './site-files.ts'
import { readSnapshot, type Snapshot } from './snapshot.ts'

/** Tools of a publishing thread. */
export interface PublishTools {
  db: Db
  versions: VersionStore
  render: Render
  renderer: string
  site: Site
  /** Layouts of the paid plan. */
  paidLayouts: readonly string[]
  /** Called between two pages. Resolves when more urgent work is done. */
  beforeNextPage?: () => Promise<void>
}

/** The outcome of preparing a store. */
export type Prepared =
  /** The store was deleted: remove its pages. */
  | { kind: 'absent' }
  /** Suspended, or its owner is deleting her account: hide its pages and keep them. */
  | { kind: 'suspended' }
  /** A complete version to switch to. `rendered` 0 with the newest version: nothing changed. */
  | {
      kind: 'ready'
      slug: string
      /** Slug of the last publication. Differs from `slug` after a move. */
      formerSlug: string
      version: number
      /** The version built upon, the newest live one; 0 for none. */
      basedOn: number
      /** Name of its manifest, or `null`. */
      manifest: string | null
      revision: number
      rendered: number
      reused: number
      shows: VersionRights
    }
  /** A page failed. Nothing of this version remains. */
  | { kind: 'failed'; page: string; message: string }
  /** The store of versions did not answer. */
  | { kind: 'away'; message: string }

interface PrepareOptions {
  now: Date
  force: boolean
  awaited?: boolean
}

/** A planned file: its name, the hash of its inputs, and how to make its text. */
interface Planned {
  file: string
  inputs: string
  text: () => Promise<string>
}

const primaryColor = (snapshot: Pick<Snapshot, 'layout'>): string => {
  const value = resolveValues(getLayout(snapshot.layout.id), snapshot.layout.values).primaryColor
  return typeof value === 'string' ? value : '#ffffff'
}

/** Delivery as the order form reads it. Places without cash take orders that are paid in advance. */
const shownDelivery = ({ delivery, advance }: Snapshot['store']) =>
  delivery && advance?.without_cod
    ? { ...delivery, rates: delivery.rates.map((rate) => ({ ...rate, cod: true })) }
    : delivery

/** Computes a value when it is first asked for. */
const lazy = <Value>(compute: () => Value): (() => Value) => {
  let known: { value: Value } | undefined
  return () => {
    known ??= { value: compute() }
    return known.value
  }
}

const plan = (
  { render, renderer, site }: PublishTools,
  pages: PageFile[],
  snapshot: Pick<Snapshot, 'store' | 'layout' | 'feeds'>,
): Planned[] => {
  const own = pages.filter(({ page }) => page.store.root === undefined)
  const all = [...pages, ...landingPage(own, site)]
  const files = all.flatMap(({ file, page, cards }): Planned[] => {
    const inputs = pageHash(renderer, page)
    if (!cards || !('part' in page) || !page.part) return [{ file, inputs, text: () => render(page) }]
    const { part } = page
    // Both are of one rendering.
    const html = lazy(() => render(page))
    return [
      { file, inputs, text: html },
      { file: cards, inputs, text: async () => partCards(await html(), part) },
    ]
  })
  const homes = pages.filter(({ page }) => page.kind === 'home')
  for (const [file, text] of [
    ['sitemap.xml', sitemap(all)],
    ...homes.map(({ file, page }) => {
      const folder = file.slice(0, -'index.html'.length)
      return [`${folder}site.webmanifest`, webManifest(page, primaryColor(snapshot))] as const
    }),
    ...(snapshot.store.delivery ? [['delivery.json', JSON.stringify(shownDelivery(snapshot.store))] as const] : []),
    ...(snapshot.feeds ? feedFiles(own) : []),
  ] as const) {
    files.push({ file, inputs: inputsHash(renderer, text), text: async () => text })
  }
  return files
}

/** Returns the media a version shows. They are kept as long as the version. */
const shownMedia = ({ images, layout, shareImages }: Snapshot): string[] => {
  const named = imagesNamedIn(layout.values)
  const shown = images.filter((image) => image.role !== 'upload' || named.has(image.id))
  return [...shown.map((image) => image.id), ...Object.values(shareImages).map((hash) => `share/${hash}.jpg`)]
}

/**
 * Prepares a store's next version without switching to it: reads one revision, renders pages whose inputs changed,
 * links the others from the newest recorded version. An unrecorded one may be torn and is not built upon.
 * `force` renders every page; `awaited`: somebody waits for it.
 */
export const prepareVersion = (tools: PublishTools, storeId: string, options: PrepareOptions): Promise<Prepared> =>
  buildVersion(tools, storeId, options).catch((error) => {
    if (error instanceof ObjectStoreAway) return { kind: 'away', message: error.message }
    throw error
  })

const buildVersion = async (tools: PublishTools, storeId: string, options: PrepareOptions): Promise<Prepared> => {
  const { versions } = tools
  const snapshot = await readSnapshot(tools.db, storeId, { paidLayouts: tools.paidLayouts, now: options.now })
  if (!snapshot) return { kind: 'absent' }
  if (isOffAir(snapshot.store)) return { kind: 'suspended' }
  const site = { ...tools.site, now: options.now }
  const planned = plan(tools, storePages(snapshot, site), snapshot)

  const last = await newestPublication(tools.db, storeId)
  const newest = last?.version ?? 0
  const earlier = last && (await versions.contents(storeId, last))
  const slug = liveName(snapshot.store)
  const outcome = {
    kind: 'ready' as const,
    slug,
    formerSlug: last?.shows?.slug || earlier?.slug || slug,
    basedOn: newest,
    revision: snapshot.store.revision,
    shows: {
      slug,
      layout: getLayout(snapshot.layout.id).id,
      watermark: snapshot.watermark,
      badges: snapshot.store.badges,
    },
  }
  /** Returns the fingerprints of an unchanged page, or `undefined`. */
  const unchanged = (item: Planned) =>
    options.force || earlier?.files[item.file] !== item.inputs ? undefined : earlier.outputs[item.file]
  if (earlier && planned.length === Object.keys(earlier.files).length && planned.every(unchanged)) {
    const { manifest } = last ?? { manifest: null }
    return { ...outcome, version: newest, manifest, rendered: 0, reused: planned.length }
  }

  const build = versions.begin(storeId, last, options.force ? undefined : earlier, options.awaited)
  let manifest: string | null
  let rendered = 0
  let current = ''
  try {
    // First, so that another thread can link them while this one renders.
    for (const item of planned) {
      current = item.file
      const outputs = unchanged(item)
      if (outputs) build.reuse(item.file, outputs)
    }
    for (const item of planned) {
      if (unchanged(item)) continue
      current = item.file
      await build.write(item.file, await item.text())
      rendered++
      await tools.beforeNextPage?.()
    }
    current = 'files to link'
    manifest = await build.finish({
      slug,
      revision: snapshot.store.revision,
      renderer: tools.renderer,
      files: Object.fromEntries(planned.map((item) => [item.file, item.inputs])),
      images: shownMedia(snapshot),
    })
  } catch (error) {
    await build.abandon()
    if (error instanceof ObjectStoreAway) throw error
    return { kind: 'failed', page: current, message: error instanceof Error ? error.message : String(error) }
  }
  return { ...outcome, version: build.version, manifest, rendered, reused: planned.length - rendered }
}
