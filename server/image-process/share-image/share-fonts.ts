import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import writeFileAtomic from 'write-file-atomic'

/**
 * Fonts for text in images. sharp reads neither woff nor woff2, so the woff files of @fontsource are unpacked to ttf
 * once. A fontconfig file knows only their folder, so that text has the same pixels on every machine.
 */
const families: [name: string, files: string[]][] = [
  [
    'inter',
    [
      'latin-400-normal',
      'latin-700-normal',
      'latin-ext-400-normal',
      'latin-ext-700-normal',
      'cyrillic-400-normal',
      'cyrillic-700-normal',
    ],
  ],
  ['playfair-display', ['latin-700-normal', 'latin-ext-700-normal', 'latin-400-italic', 'latin-ext-400-italic']],
  ['noto-nastaliq-urdu', ['arabic-400-normal', 'arabic-700-normal']],
]

const VERSION = '1'

/** Converts woff 1 to ttf: the same tables, inflated. */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a woff file')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20
    const [offset, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [number, number, number]
    const stored = woff.subarray(offset, offset + packed)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      length,
      data: packed < length ? inflateSync(stored) : stored,
    }
  })
  const power = 2 ** Math.floor(Math.log2(count))
  const header = Buffer.alloc(12 + count * 16)
  header.writeUInt32BE(woff.readUInt32BE(4), 0)
  header.writeUInt16BE(count, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((count - power) * 16, 10)
  const parts: Buffer[] = [header]
  let offset = header.length
  for (const [index, { tag, checksum, length, data }] of tables.entries()) {
    const entry = 12 + index * 16
    tag.copy(header, entry)
    header.writeUInt32BE(checksum, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4)
    data.copy(padded)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

const configuration = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`

/**
 * Unpacks the fonts into `folder`, once, and points fontconfig at them: 60 ms the first time, then 1 ms. Call it on the
 * main thread before any text is drawn. fontconfig reads `FONTCONFIG_FILE` at its first use only, and native code does
 * not see a worker thread's environment.
 */
export const prepareShareFonts = (folder: string): void => {
  const home = resolve(folder, `share-fonts-${VERSION}`)
  const config = join(home, 'fonts.conf')
  if (!existsSync(config)) {
    mkdirSync(home, { recursive: true })
    const { resolve: locate } = createRequire(import.meta.url)
    for (const [family, files] of families) {
      for (const file of files) {
        const woff = locate(`@fontsource/${family}/files/${family}-${file}.woff`)
        writeFileAtomic.sync(join(home, `${family}-${file}.ttf`), unpackWoff(readFileSync(woff)))
      }
    }
    writeFileAtomic.sync(config, configuration(home))
  }
  process.env.FONTCONFIG_FILE = config
}
