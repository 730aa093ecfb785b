import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Command } from 'commander'
import sharp from 'sharp'
import { demoStores } from './content.ts'
import { drawCover } from './pictures/cover.ts'
import { drawEmblem } from './pictures/emblem.ts'
import { drawPicture } from './pictures/picture.ts'

/** Draws every picture of the demo stores into a folder, to look at; with `--sheet` also one contact sheet per store. */
interface Options {
  out: string
  store?: string
  sheet?: boolean
  width: string
}

const CELL = 300
const COLUMNS = 6

const contactSheet = async (files: Buffer[]): Promise<Buffer> => {
  const cells = await Promise.all(
    files.map((file) => sharp(file).resize(CELL, CELL, { fit: 'contain', background: '#ffffff' }).png().toBuffer()),
  )
  return sharp({
    create: {
      width: CELL * COLUMNS,
      height: CELL * Math.ceil(cells.length / COLUMNS),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      cells.map((input, index) => ({ input, left: (index % COLUMNS) * CELL, top: Math.floor(index / COLUMNS) * CELL })),
    )
    .png()
    .toBuffer()
}

const drawAll = async ({ out, store: only, sheet, width }: Options) => {
  for (const store of demoStores.filter(({ slug }) => only === undefined || slug === only)) {
    const folder = join(out, store.slug)
    await mkdir(folder, { recursive: true })
    const files: Buffer[] = []
    const keep = async (name: string, picture: Buffer) => {
      files.push(picture)
      await writeFile(join(folder, name), picture)
      console.log(`${store.slug}/${name}  ${Math.round(picture.length / 1000)} kB`)
    }
    await keep('logo.png', await drawEmblem(store.logo))
    await keep('cover.jpg', await drawCover(store.cover))
    for (const [index, product] of store.products.entries()) {
      for (const [view, spec] of product.pictures.entries()) {
        await keep(
          `${String(index + 1).padStart(2, '0')}-${view + 1}-${spec.subject}.jpg`,
          await drawPicture(spec, Number(width)),
        )
      }
    }
    if (sheet) await writeFile(join(out, `${store.slug}.png`), await contactSheet(files))
  }
}

await new Command()
  .requiredOption('--out <folder>', 'where the pictures go')
  .option('--store <slug>', 'only this store')
  .option('--width <pixels>', 'of the product pictures', '1200')
  .option('--sheet', 'also a contact sheet per store')
  .action(drawAll)
  .parseAsync()
