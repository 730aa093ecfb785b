import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  prepareShareFonts,
  renderShareImage,
  type ShareImageInput,
} from '#server/image-process/share-image/share-image.ts'
import { drawableText, drawText } from '#server/image-process/share-image/share-text.ts'

const store = {
  kind: 'store',
  mood: 'clean',
  primaryColor: '#a3142e',
  secondaryColor: '#f2b441',
  storeName: 'Anarkali House',
  logo: null,
  bio: 'Bangles and khussa from Lahore.',
  images: [],
} satisfies ShareImageInput

const product = {
  kind: 'product',
  mood: 'maison',
  primaryColor: '#1f2937',
  secondaryColor: '#f59e0b',
  storeName: 'Maison Noor',
  logo: null,
  name: 'Emerald necklace',
  price: 18_500_000,
  soldOut: false,
  image: null,
} satisfies ShareImageInput

const flat = (color: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer()

const pixels = async (image: Buffer, left: number, top: number, width: number, height: number) =>
  sharp(image).extract({ left, top, width, height }).raw().toBuffer()

/** How many pixels of a region differ clearly between two images. */
const difference = async (one: Buffer, other: Buffer, region: [number, number, number, number]) => {
  const [a, b] = await Promise.all([pixels(one, ...region), pixels(other, ...region)])
  return a.reduce((count, value, index) => count + (Math.abs(value - (b[index] ?? 0)) > 40 ? 1 : 0), 0)
}

const expectShareImage = async (image: Buffer) => {
  const { format, width, height } = await sharp(image).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect(image.length).toBeLessThan(300_000)
}

const panelWords: [number, number, number, number] = [800, 140, 380, 280]

describe('share image', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-'))
  beforeAll(() => prepareShareFonts(folder))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is a 1200 × 630 JPEG under 300,000 bytes in every mood, noisy pictures included', async () => {
    const noise = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer()
    for (const mood of ['clean', 'brand', 'maison'] as const) {
      await expectShareImage(await renderShareImage({ ...store, mood, logo: noise, images: [noise, noise, noise] }))
      await expectShareImage(await renderShareImage({ ...product, mood, image: noise }))
    }
  })

  it('names the price in the currency of the store', async () => {
    const price: [number, number, number, number] = [800, 440, 380, 90]
    const rupees = await renderShareImage(product)
    expect(await difference(rupees, await renderShareImage({ ...product, currency: 'PKR' }), price)).toBe(0)
    expect(await difference(rupees, await renderShareImage({ ...product, currency: 'AED' }), price)).toBeGreaterThan(0)
  })

  it('gives the same bytes for the same input', async () => {
    const image = await flat('#3355aa')
    const [one, two] = await Promise.all([
      renderShareImage({ ...product, image }),
      renderShareImage({ ...product, image }),
    ])
    expect(one.equals(two)).toBe(true)
  })

  it('shows the name and the price', async () => {
    const plain = await renderShareImage(product)
    expect(
      await difference(plain, await renderShareImage({ ...product, name: 'Sapphire ring' }), panelWords),
    ).toBeGreaterThan(1000)
    expect(
      await difference(plain, await renderShareImage({ ...product, price: 100 }), [800, 420, 380, 120]),
    ).toBeGreaterThan(1000)
  })

  it('joins Urdu letters, which a missing font or unshaped text would not', async () => {
    const box = { width: 900, size: [60, 60], lines: 1, face: 'strong', color: '#000000', align: 'left' } as const
    const alone = await drawText('ب', box)
    const joined = await drawText('ببببب', box)
    expect(alone?.rightToLeft).toBe(true)
    expect(joined?.width).toBeLessThan((alone?.width ?? 0) * 5 * 0.8)
  })

  it('uses the pictures it can read and leaves out the broken ones', async () => {
    const broken = [Buffer.from('not a picture'), Buffer.alloc(0)]
    const withOne = await renderShareImage({ ...store, images: [...broken, await flat('#00aa00')] })
    const [red = 0, green = 0] = await pixels(withOne, 100, 300, 1, 1)
    expect(green - red).toBeGreaterThan(120)
    const withNone = await renderShareImage({ ...store, images: broken, logo: Buffer.from('<svg') })
    expect(withNone.equals(await renderShareImage(store))).toBe(true)
    await expectShareImage(await renderShareImage({ ...product, image: broken[0] ?? null }))
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    )
    expect(withNone.equals(await renderShareImage({ ...store, logo: drawing, images: [drawing] }))).toBe(true)
  })

  it.each([
    ['5,000 letters', 'x'.repeat(5000)],
    ['5,000 words', 'bangles '.repeat(5000)],
    ['markup', '<b>bold</b> & <span size="999999">huge</span> &amp; &#0; <script>'],
    ['control characters', `a\u0000b\u0007\u001b[31m\u202Eevil\u202C\uFFFE`],
    ['a lone surrogate', 'bag \uD83D'],
    ['stacked marks', `Z${'\u0351'.repeat(400)}algo`],
    ['emoji only', '✨🎀🧿'],
    ['nothing', ''],
    ['Urdu without end', 'شیشے کی چوڑیاں '.repeat(400)],
  ])('survives %s', async (_, text) => {
    await expectShareImage(await renderShareImage({ ...product, name: text, storeName: text }))
    await expectShareImage(
      await renderShareImage({ ...store, storeName: text, bio: text, primaryColor: text, secondaryColor: text }),
    )
  })

  it('keeps drawable letters only', () => {
    expect(drawableText('  Churi\u0000yan ✨ چوڑیاں\n\u202Ex ')).toBe('Churi yan چوڑیاں x')
    expect(drawableText('a'.repeat(9000))).toHaveLength(280)
  })

  it('draws the same in a worker thread', async () => {
    const source = `import { parentPort, workerData } from 'node:worker_threads'
      const { renderShareImage } = await import(workerData.module)
      parentPort.postMessage(await renderShareImage(workerData.input))`
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
      workerData: {
        module: new URL('../../server/image-process/share-image/share-image.ts', import.meta.url).href,
        input: product,
      },
    })
    const answer = await new Promise<Uint8Array>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    )
    await worker.terminate()
    expect(Buffer.from(answer).equals(await renderShareImage(product))).toBe(true)
  })
})
