import sharp, { type OverlayOptions } from 'sharp'
import { formatMoney } from '../../src/contract/money.ts'
import { type ShareMood, type SharePalette, sharePalette } from './share-palette.ts'
import { type DrawnText, drawText } from './share-text.ts'

export { prepareShareFonts } from './share-fonts.ts'
export type { ShareMood } from './share-palette.ts'

/** A picture as bytes or as the path of a local file. A missing or broken one is left out. */
export type ShareSource = Buffer | string

interface ShareBase {
  mood: ShareMood
  /** `#rrggbb` */
  primaryColor: string
  secondaryColor: string
  storeName: string
  logo: ShareSource | null
}

export type ShareImageInput =
  /** A store's home: mark, name and bio between its pictures; the first four that can be read are used. */
  | (ShareBase & { kind: 'store'; bio: string; pictures: ShareSource[] })
  /** A product: its picture, name and price (minor units). */
  | (ShareBase & { kind: 'product'; name: string; price: number; soldOut: boolean; picture: ShareSource | null })

const WIDTH = 1200
const HEIGHT = 630
const MAX_BYTES = 300_000

const fill = async (source: ShareSource | null, width: number, height: number): Promise<Buffer | null> => {
  if (source === null) return null
  try {
    return await sharp(source, { limitInputPixels: 24_000_000, failOn: 'error' })
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize(width, height, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch {
    return null
  }
}

const circle = async (source: ShareSource | null, size: number): Promise<Buffer | null> => {
  const square = await fill(source, size, size)
  if (!square) return null
  const mask = Buffer.from(
    `<svg width="${size}" height="${size}"><circle cx="${size / 2}" cy="${size / 2}" r="${size / 2}"/></svg>`,
  )
  return sharp(square)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer()
}

const place = (text: DrawnText | null, left: number, top: number): OverlayOptions[] =>
  text ? [{ input: text.data, left: Math.round(left), top: Math.round(top) }] : []

const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`)

const gradient = (id: string, [from, to]: [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** A rosette of overlapping rings: what stands where no picture can. */
const rosette = (x: number, y: number, radius: number, colour: string) =>
  `<g fill="none" stroke="${colour}" stroke-width="2" opacity="0.5">${Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return `<circle cx="${(x + Math.cos(angle) * radius * 0.5).toFixed(1)}" cy="${(y + Math.sin(angle) * radius * 0.5).toFixed(1)}" r="${radius * 0.5}"/>`
  }).join('')}<circle cx="${x}" cy="${y}" r="${radius}"/></g>`

/** The panel that carries the words, with the mood's own ornament. */
const panel = (mood: ShareMood, { accent }: SharePalette, left: number, width: number) => {
  const ground = `<rect x="${left}" width="${width}" height="${HEIGHT}" fill="url(#ground)"/>`
  if (mood === 'maison')
    return `${ground}<rect x="${left + 22}" y="22" width="${width - 44}" height="${HEIGHT - 44}" fill="none" stroke="${accent}" stroke-width="1.5" opacity="0.75"/><rect x="${left + 30}" y="30" width="${width - 60}" height="${HEIGHT - 60}" fill="none" stroke="${accent}" stroke-width="0.75" opacity="0.55"/>`
  if (mood === 'brand')
    return `${ground}<g fill="#ffffff" opacity="0.07"><circle cx="${left + width}" cy="40" r="${width * 0.44}"/><circle cx="${left + 10}" cy="${HEIGHT}" r="${width * 0.36}"/></g>`
  return `${ground}<rect x="${left}" y="${HEIGHT - 14}" width="${width}" height="14" fill="${accent}"/>`
}

const monogram = async (name: string, size: number, palette: SharePalette): Promise<DrawnText | null> =>
  drawText(Array.from(name.trim()).slice(0, 1).join('').toUpperCase(), {
    width: size,
    size: [Math.round(size * 0.5), 12],
    lines: 1,
    face: 'serif',
    colour: palette.accent,
    align: 'centre',
  })

/** The logo in a circle, or the name's first letter in one; centred on `x`, `y`. */
const mark = async (input: ShareBase, palette: SharePalette, size: number, x: number, y: number) => {
  const logo = await circle(input.logo, size)
  const letter = logo ? null : await monogram(input.storeName, size, palette)
  const ring = `<circle cx="${x}" cy="${y}" r="${size / 2 + 5}" fill="none" stroke="${palette.accent}" stroke-width="2" opacity="0.8"/>`
  const layers: OverlayOptions[] = logo
    ? [{ input: logo, left: Math.round(x - size / 2), top: Math.round(y - size / 2) }]
    : place(letter, x - (letter?.width ?? 0) / 2, y - (letter?.height ?? 0) / 2)
  return { ring: logo || letter ? ring : '', layers }
}

const tilesFor = (count: number, side: number): [left: number, top: number, width: number, height: number][] => {
  const gap = 6
  const short = (HEIGHT - gap) / 2
  const right = WIDTH - side
  const leftHalf: [number, number, number, number][] = [
    [0, 0, side, short],
    [0, short + gap, side, short],
  ]
  const rightHalf: [number, number, number, number][] = [
    [right, 0, side, short],
    [right, short + gap, side, short],
  ]
  const tall = (left: number): [number, number, number, number] => [left, 0, side, HEIGHT]
  if (count >= 4) return [...leftHalf, ...rightHalf]
  if (count === 3) return [...leftHalf, tall(right)]
  return count === 2 ? [tall(0), tall(right)] : count === 1 ? [tall(0)] : []
}

const readablePictures = async (sources: ShareSource[]) => {
  const kept: Buffer[] = []
  for (const source of sources.slice(0, 8)) {
    const picture = kept.length < 4 ? await fill(source, HEIGHT, HEIGHT) : null
    if (picture) kept.push(picture)
  }
  return kept
}

/** Words in the middle square, so that a square crop of the preview still reads; pictures at both sides. */
const storeImage = async (input: Extract<ShareImageInput, { kind: 'store' }>) => {
  const palette = sharePalette(input.mood, input.primaryColor, input.secondaryColor)
  const serif = input.mood === 'maison'
  const pictures = await readablePictures(input.pictures)
  const side = 318
  const inner = WIDTH - 2 * side
  const tiles = tilesFor(pictures.length, side)
  const layers: OverlayOptions[] = []
  for (const [index, [left, top, width, height]] of tiles.entries()) {
    const tile = await fill(pictures[index] ?? null, width, height)
    if (tile) layers.push({ input: tile, left, top })
  }
  const width = inner - 104
  const name = await drawText(input.storeName, {
    width,
    size: [66, 38],
    lines: 3,
    face: serif ? 'serif' : 'strong',
    colour: palette.text,
    align: 'centre',
  })
  const bio = await drawText(input.bio, {
    width: width - 10,
    size: [29, 25],
    lines: 3,
    face: serif ? 'italic' : 'body',
    colour: palette.muted,
    align: 'centre',
  })
  const markSize = 132
  const blocks = [markSize, name?.height ?? 0, 4, bio?.height ?? 0]
  const gaps = [34, bio ? 28 : 0, bio ? 28 : 0]
  const total = [...blocks, ...gaps].reduce((sum, part) => sum + part, 0)
  const top = Math.max(44, (HEIGHT - total) / 2)
  const nameTop = top + markSize + 34
  const ruleTop = nameTop + (name?.height ?? 0) + 28
  const emblem = await mark(input, palette, markSize, WIDTH / 2, top + markSize / 2)
  const empty = [...(pictures.length === 0 ? [side / 2] : []), ...(pictures.length < 2 ? [WIDTH - side / 2] : [])]
  const base = svg(
    `<defs>${gradient('ground', palette.ground)}${gradient('field', palette.field)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#field)"/>${empty.map((x) => rosette(x, HEIGHT / 2, 128, palette.accent)).join('')}${panel(input.mood, palette, side, inner)}${bio ? `<rect x="${WIDTH / 2 - 36}" y="${ruleTop}" width="72" height="4" rx="2" fill="${palette.accent}"/>` : ''}${emblem.ring}`,
  )
  return {
    base,
    layers: [
      ...layers,
      ...emblem.layers,
      ...place(name, WIDTH / 2 - (name?.width ?? 0) / 2, nameTop),
      ...place(bio, WIDTH / 2 - (bio?.width ?? 0) / 2, ruleTop + 32),
    ],
  }
}

const productImage = async (input: Extract<ShareImageInput, { kind: 'product' }>) => {
  const palette = sharePalette(input.mood, input.primaryColor, input.secondaryColor)
  const serif = input.mood === 'maison'
  const left = 770
  const inner = WIDTH - left
  const picture = await fill(input.picture, left, HEIGHT)
  const start = left + 52
  const width = inner - 104
  const at = (text: DrawnText | null) => (text?.rightToLeft ? start + width - text.width : start)
  const name = await drawText(input.name, {
    width,
    size: [50, 32],
    lines: 3,
    face: serif ? 'serif' : 'strong',
    colour: palette.text,
    align: 'left',
  })
  const price = await drawText(formatMoney(input.price), {
    width,
    size: [54, 30],
    lines: 1,
    face: serif ? 'serif' : 'strong',
    colour: palette.accent,
    align: 'left',
  })
  const note = await drawText(input.soldOut ? 'Out of stock' : 'Cash on delivery', {
    width,
    size: [25, 22],
    lines: 1,
    face: 'body',
    colour: palette.muted,
    align: 'left',
  })
  const store = await drawText(input.storeName, {
    width: width - 76,
    size: [27, 21],
    lines: 2,
    face: serif ? 'serif' : 'body',
    colour: palette.muted,
    align: 'left',
  })
  const emblem = await mark(input, palette, 58, start + 31, 90)
  const bottom = HEIGHT - 64
  const noteTop = bottom - (note?.height ?? 0)
  const priceTop = noteTop - 24 - (price?.height ?? 0)
  const nameHeight = name?.height ?? 0
  const nameTop = Math.max(146, 150 + (priceTop - 150 - 40 - nameHeight) / 2)
  const base = svg(
    `<defs>${gradient('ground', palette.ground)}${gradient('field', palette.field)}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#field)"/>${rosette(left / 2, HEIGHT / 2, 200, palette.accent)}${panel(input.mood, palette, left, inner)}<rect x="${start}" y="${priceTop - 34}" width="56" height="4" rx="2" fill="${palette.accent}"/>${emblem.ring}`,
  )
  const layers: OverlayOptions[] = picture ? [{ input: picture, left: 0, top: 0 }] : []
  return {
    base,
    layers: [
      ...layers,
      ...emblem.layers,
      ...place(store, start + 80, 90 - (store?.height ?? 0) / 2),
      ...place(name, at(name), nameTop),
      ...place(price, start, priceTop),
      ...place(note, start, noteTop),
    ],
  }
}

/**
 * Draws the picture a shared link shows: a JPEG of 1200 × 630 pixels and less than 300,000 bytes; the same input gives the same
 * bytes. Call `prepareShareFonts` once in the process first. The work runs in sharp's own threads; call it from a publish worker
 * all the same, so that a burst of saves queues there and not in front of requests. About 120 ms on one core.
 */
export const renderShareImage = async (input: ShareImageInput): Promise<Buffer> => {
  const { base, layers } = await (input.kind === 'store' ? storeImage(input) : productImage(input))
  const pixels = await sharp(base).composite(layers).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const encode = (quality: number) =>
    sharp(pixels.data, { raw: pixels.info }).jpeg({ quality, mozjpeg: true }).toBuffer()
  for (const quality of [84, 72, 58]) {
    const image = await encode(quality)
    if (image.length < MAX_BYTES) return image
  }
  return encode(35)
}
