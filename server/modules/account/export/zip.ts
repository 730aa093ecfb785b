import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive, in pieces. */
export interface ZipFile {
  name: string
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
  /** False for images, which are compressed already. */
  compress: boolean
}

const NOTHING = new Uint8Array()

/** Packs files one by one as they are read. Holds only one piece in memory. */
export async function* zip(files: AsyncIterable<ZipFile>, modified: Date): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const archive = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, pieces, compress } of files) {
    const file = compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
    file.mtime = modified
    archive.add(file)
    for await (const piece of pieces) {
      file.push(piece)
      yield* made.splice(0)
    }
    file.push(NOTHING, true)
    yield* made.splice(0)
  }
  archive.end()
  yield* made.splice(0)
}
