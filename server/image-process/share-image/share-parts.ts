import sharp, { type OverlayOptions } from 'sharp'
import type { ShareMood } from '#layouts/kit/define-layout.ts'
import type { SharePalette } from './share-palette.ts'
import { type DrawnText, drawText } from './share-text.ts'

export const WIDTH = 1200
export const HEIGHT = 630
/** Bytes of an image. A broken one is left out. */
export type ShareSource = Uint8Array

/** Content common to all share images. `Source` is the type of its images. */
export interface ShareBase<Source = ShareSource> {
  mood: ShareMood
  /** `#rrggbb` */
  primaryColor: string
  secondaryColor: string
  storeName: string
  logo: Source | null
}

// No SVG or PDF, which could load other files. Uploads are never of these types.
const rasters = new Set<string | undefined>(['jpeg', 'png', 'webp', 'heif', 'avif'])

/** Crops an image to fill a box. Returns `null` when it cannot be read. */
export const fill = async (source: ShareSource | null, width: number, height: number): Promise<Buffer | null> => {
  if (source === null) return null
  try {
    const image = sharp(source, { limitInputPixels: 24_000_000, failOn: 'error' })
    const { format } = await image.metadata()
    if (!rasters.has(format)) return null
    return await image
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

export const place = (text: DrawnText | null, left: number, top: number): OverlayOptions[] =>
  text ? [{ input: text.data, left: Math.round(left), top: Math.round(top) }] : []

export const svg = (content: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`)

export const gradient = (id: string, [from, to]: [string, string]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`

/** Draws a rosette of overlapping rings in place of a missing image. */
export const rosette = (x: number, y: number, radius: number, color: string) =>
  `<g fill="none" stroke="${color}" stroke-width="2" opacity="0.5">${Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6
    return `<circle cx="${(x + Math.cos(angle) * radius * 0.5).toFixed(1)}" cy="${(y + Math.sin(angle) * radius * 0.5).toFixed(1)}" r="${radius * 0.5}"/>`
  }).join('')}<circle cx="${x}" cy="${y}" r="${radius}"/></g>`

/** Draws the panel behind the text, with the mood's ornament. */
export const panel = (mood: ShareMood, { accent }: SharePalette, left: number, width: number) => {
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
    color: palette.accent,
    align: 'centre',
  })

/** Draws the logo, or the name's first letter, in a circle around `x`, `y`. */
export const mark = async (input: ShareBase, palette: SharePalette, size: number, x: number, y: number) => {
  const logo = await circle(input.logo, size)
  const letter = logo ? null : await monogram(input.storeName, size, palette)
  const ring = `<circle cx="${x}" cy="${y}" r="${size / 2 + 5}" fill="none" stroke="${palette.accent}" stroke-width="2" opacity="0.8"/>`
  const layers: OverlayOptions[] = logo
    ? [{ input: logo, left: Math.round(x - size / 2), top: Math.round(y - size / 2) }]
    : place(letter, x - (letter?.width ?? 0) / 2, y - (letter?.height ?? 0) / 2)
  return { ring: logo || letter ? ring : '', layers }
}
