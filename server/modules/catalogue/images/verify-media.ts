import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { ImagesBusy } from '#server/image-process/image-process.ts'
import { ObjectStoreAway } from '#server/ports/object-store-errors.ts'
import { fingerprint, writeDerived } from '#server/records/images/image-files.ts'
import { type ImageRow, readyImagesAfter, updateImage } from '#server/records/images/images.repo.ts'
import { imageFolder, originalOf } from './images.service.ts'

/** Images per query. */
const BATCH = 200

/** Compares lengths only, or `contents` too, which reads every file. */
export interface Thoroughness {
  contents: boolean
}

/** An image with the names of its files that are missing, empty or damaged. */
export interface DamagedImage {
  image: ImageRow
  damaged: string[]
}

/** Results of a check of all images. */
export interface MediaReport {
  images: number
  /** Images whose files were derived again. */
  remade: number
  /** Ids of images that cannot be remade, e.g. because the original is lost too. */
  lost: string[]
}

const namesOf = ({ widths, avif }: ImageRow): string[] =>
  widths.flatMap((width) => ['webp', 'jpg', ...(avif === 1 ? ['avif'] : [])].map((ending) => `${width}.${ending}`))

/** Whether a file ends where its format says. For files without a recorded length. */
const isWhole = (name: string, bytes: Buffer): boolean => {
  if (name.endsWith('.jpg')) return bytes.subarray(-2).equals(Buffer.from([0xff, 0xd9]))
  if (name.endsWith('.webp')) return bytes.length > 12 && bytes.readUInt32LE(4) + 8 === bytes.length
  return bytes.length > 0
}

/** Returns the lengths of an image's existing files by name. */
const lengthsOf = async ({ media }: Pick<Deps, 'media'>, image: ImageRow): Promise<Map<string, number>> =>
  new Map((await media.list(imageFolder(image))).map(({ name, file }) => [name, file?.bytes ?? 0]))

/** Returns the names of an image's files that differ from what was written. */
const damagedFiles = async (
  deps: Pick<Deps, 'media'>,
  image: ImageRow,
  { contents }: Thoroughness,
): Promise<string[]> => {
  const lengths = await lengthsOf(deps, image)
  const isSound = async (name: string): Promise<boolean> => {
    const [length, hash] = image.files[name] ?? []
    if (!lengths.get(name)) return false
    if (length !== undefined && !contents) return lengths.get(name) === length
    // Counts an unreadable file as damaged, but not one whose storage is away.
    const bytes = await deps.media.read(`${imageFolder(image)}/${name}`).catch((error: unknown) => {
      if (error instanceof ObjectStoreAway) throw error
      return undefined
    })
    if (!bytes) return false
    return length === undefined ? isWhole(name, bytes) : fingerprint(bytes)[1] === hash
  }
  const damaged: string[] = []
  for (const name of namesOf(image)) if (!(await isSound(name))) damaged.push(name)
  return damaged
}

/** Yields every ready image with its damaged files, none for whole images. Ends early when `signal` aborts. */
export async function* damagedImages(
  deps: Pick<Deps, 'db' | 'media'>,
  thoroughness: Thoroughness,
  signal?: AbortSignal,
): AsyncGenerator<DamagedImage> {
  let last = ''
  for (;;) {
    const images = await readyImagesAfter(deps.db, last, BATCH)
    for (const image of images) {
      if (signal?.aborted) return
      yield { image, damaged: await damagedFiles(deps, image, thoroughness) }
    }
    last = images.at(-1)?.id ?? last
    if (images.length < BATCH) return
  }
}

/** Counts damaged images, and those whose original is lost too. Changes nothing. */
export const countDamagedMedia = async (
  deps: Pick<Deps, 'db' | 'media'>,
): Promise<{ images: number; damaged: number; lost: number }> => {
  const count = { images: 0, damaged: 0, lost: 0 }
  for await (const { image, damaged } of damagedImages(deps, { contents: false })) {
    count.images++
    if (damaged.length === 0) continue
    count.damaged++
    if (!(await lengthsOf(deps, image)).get('original')) count.lost++
  }
  return count
}

type VerifyDeps = Pick<Deps, 'db' | 'writes' | 'media' | 'imageProcess' | 'log'>

const remake = async (deps: VerifyDeps, { image, damaged }: DamagedImage): Promise<void> => {
  const folder = imageFolder(image)
  const original = await originalOf(deps, image)
  const files = { ...image.files }
  if (damaged.some((name) => !name.endsWith('.avif'))) {
    const { max_width: maxWidth, width, height } = image
    const task = { kind: 'derive', original, maxWidth, pixels: width * height } as const
    const made = await deps.imageProcess.run(image.store_id, task)
    Object.assign(files, await writeDerived(deps, folder, made.files))
  }
  for (const name of damaged.filter((one) => one.endsWith('.avif'))) {
    const file = await deps.imageProcess.run(image.store_id, {
      kind: 'avif',
      original,
      width: Number.parseInt(name, 10),
    })
    Object.assign(files, await writeDerived(deps, folder, [file]))
  }
  await write(deps, (trx) => updateImage(trx, image.id, { files }))
}

/**
 * Derives missing, empty or damaged image files again under the same names, so no page changes. Ends early when
 * `signal` aborts. Rejects with `ImagesBusy` when uploads leave it no room. May run beside a server.
 *
 * @example const { remade, lost } = await verifyMedia(deps, { contents: true })
 */
export const verifyMedia = async (
  deps: VerifyDeps,
  thoroughness: Thoroughness,
  signal?: AbortSignal,
): Promise<MediaReport> => {
  const report: MediaReport = { images: 0, remade: 0, lost: [] }
  for await (const found of damagedImages(deps, thoroughness, signal)) {
    report.images++
    if (found.damaged.length === 0) continue
    const { id } = found.image
    try {
      await remake(deps, found)
      report.remade++
      deps.log.warn({ image: id, files: found.damaged }, 'files of an image were damaged and have been made again')
    } catch (error) {
      if (error instanceof ImagesBusy || error instanceof ObjectStoreAway) throw error
      report.lost.push(id)
      deps.log.error(
        { err: error, image: id, files: found.damaged },
        'files of an image are damaged and cannot be made again',
      )
    }
  }
  return report
}
