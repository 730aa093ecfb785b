import { posix } from 'node:path'
import type { Deps } from '#server/deps.ts'
import { liveName, storePath } from '#server/records/stores/store-url.ts'
import type { StoreRow } from '#server/records/stores/stores.repo.ts'
import type { ZipFile } from './zip.ts'

/** Bytes of a shop's images and fonts in an archive. A thousand products of five photos have less. */
const MAX_BYTES = 512 * 1024 ** 2
const FOLDER = 'shop'

/** Parts of a page that are of no use elsewhere: scripts, policy, addresses of here, other sizes of images. */
const USELESS =
  /<script[\s>].*?<\/script>|<meta http-equiv="content-security-policy"[^>]*>|<link rel="(?:canonical|alternate|manifest|preload)"[^>]*>|<meta property="og:(?:url|image)[^>]*>|<source [^>]*>| (?:srcset|sizes|imagesrcset|data-parts)="[^"]*"/gs
/** Paths of pages below a shop's address. */
const PAGE = /^(?:(?:en|ur)\/)?(?:about\/|reviews\/|[cprs]\/[a-z0-9-]+\/|more\/[a-z0-9-]+\.html)?$/
/** Root-relative addresses, in attributes and styles. */
const ADDRESS = /(["'(])(\/[^"'()\s<>]*)/g

/** Returns where a page stands in the archive: `p/kurta.html`. */
const fileOf = (inner: string): string => (inner ? `${inner.replace(/\/$|\.html$/, '')}.html` : 'index.html')

/**
 * Yields a live shop as a website that works anywhere, also opened from a folder. Links are relative, and without
 * scripts the order button leads to WhatsApp. Pages come first, then each image once, at one size.
 */
export async function* staticShop(deps: Pick<Deps, 'shopFiles' | 'config'>, store: StoreRow): AsyncGenerator<ZipFile> {
  const name = liveName(store)
  const home = storePath(store)
  const platform = deps.config.publicOrigin
  const waiting = ['']
  const seen = new Set(waiting)
  const files = new Set<string>()

  /** Returns the relative form of an address, and notes what it leads to. Others lead to the platform. */
  const relative = (address: string, from: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
    const to = (target: string) => posix.relative(posix.dirname(from), target) || posix.basename(target)
    if (/^\/(?:media|assets)\/|^\/(?:favicon|placeholder)\.svg$/.test(path)) {
      files.add(path)
      return to(path.slice(1))
    }
    if (!path.startsWith(home)) return platform + address
    const inner = path.slice(home.length)
    if (!PAGE.test(inner)) return platform + address
    if (!seen.has(inner)) waiting.push(inner)
    seen.add(inner)
    return to(fileOf(inner)) + rest
  }

  for (const inner of waiting) {
    const html = await deps.shopFiles.page(name, inner)
    if (html === undefined) continue
    const file = fileOf(inner)
    const moved = html
      .replace(USELESS, '')
      .replace(ADDRESS, (_, sign: string, address: string) => sign + relative(address, file))
    yield { name: `${FOLDER}/${file}`, pieces: [Buffer.from(moved)], compress: true }
  }
  let room = MAX_BYTES
  for (const address of files) {
    const bytes = await deps.shopFiles.file(address)
    if (!bytes || bytes.length > room) continue
    room -= bytes.length
    yield { name: FOLDER + address, pieces: [bytes], compress: false }
  }
}
