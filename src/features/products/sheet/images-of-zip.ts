import { type UnzipFileInfo, unzip } from 'fflate'

/** Largest zip read, in bytes: a phone holds it in its memory. */
export const ZIP_BYTES_MAX = 150_000_000

/** Largest file unpacked, in bytes: a photo of a good camera, and no file that swells to gigabytes. */
const IMAGE_BYTES_MAX = 30_000_000

const nameOf = (path: string): string => (path.split('/').at(-1) ?? path).toLowerCase()

const types: Record<string, string> = {
  ...{ jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' },
  ...{ webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' },
}

/** Reads the wanted files of a zip, in any of its folders. Keys are the wanted names. Throws for what is no zip. */
export const imagesOfZip = async (zip: File, wanted: readonly string[]): Promise<Map<string, File>> => {
  const names = new Map(wanted.map((name) => [nameOf(name), name]))
  const isWanted = ({ name, originalSize }: UnzipFileInfo) => names.has(nameOf(name)) && originalSize <= IMAGE_BYTES_MAX
  const bytes = new Uint8Array(await zip.arrayBuffer())
  const found = await new Promise<Record<string, Uint8Array>>((resolve, reject) =>
    unzip(bytes, { filter: isWanted }, (error, files) => (error ? reject(error) : resolve(files))),
  )
  return new Map(
    Object.entries(found).flatMap(([path, content]): [string, File][] => {
      const name = names.get(nameOf(path))
      const type = types[path.split('.').at(-1)?.toLowerCase() ?? ''] ?? ''
      return name === undefined ? [] : [[name, new File([new Uint8Array(content)], name, { type })]]
    }),
  )
}
