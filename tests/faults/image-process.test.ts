import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { UnreadableImage } from '#server/image-process/image-child.ts'
import { createImageProcess } from '#server/image-process/image-process.ts'
import { childrenOf } from '../../scripts/support/process-memory.ts'
import { avifBomb } from '../support/fixtures/bombs.ts'

const start = () => {
  const images = createImageProcess()
  onTestFinished(() => images.stop())
  return images
}

const child = () => childrenOf(process.pid).find(({ command }) => command.includes('image-process/child'))?.pid

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#c0392b' } })
  .jpeg()
  .toBuffer()
const derive = (original: Buffer, pixels = 640 * 480) => ({ kind: 'derive', original, maxWidth: 320, pixels }) as const

test('threat 46: an image that takes too much memory fails alone, and the next is made by another process', async () => {
  const images = start()
  expect(await images.run('noor', { kind: 'inspect', bytes: photo })).toMatchObject({ width: 640, height: 480 })
  const first = child()
  const bomb = images.run('noor', derive(avifBomb, 24e6))
  const after = images.run('noor', derive(photo))
  await expect(bomb).rejects.toThrow(UnreadableImage)
  await expect(bomb).rejects.toThrow('too much memory')
  expect((await after).widths).toEqual([320])
  expect(child()).not.toBe(first)
})

test('a killed process costs the image that it decoded, and a look at a header is taken again', async () => {
  const images = start()
  await images.run('noor', { kind: 'inspect', bytes: photo })
  const pid = child() ?? 0
  // While stopped it works on none of its tasks.
  process.kill(pid, 'SIGSTOP')
  const killed = images.run('noor', derive(photo))
  const inspected = images.run('noor', { kind: 'inspect', bytes: photo })
  process.kill(pid, 'SIGKILL')
  await expect(killed).rejects.toThrow(UnreadableImage)
  expect(await inspected).toMatchObject({ width: 640 })
  expect((await images.run('noor', derive(photo))).widths).toEqual([320])
})

test('threat 46: the store that has had least done goes first', async () => {
  const images = start()
  const order: string[] = []
  const run = async (store: string) => {
    await images.run(store, derive(photo))
    order.push(store)
  }
  await Promise.all([run('many'), run('many'), run('many'), run('many'), run('one')])
  expect(order).toEqual(['many', 'one', 'many', 'many', 'many'])
  // The owner served least goes first.
  order.length = 0
  await Promise.all([run('other'), run('many'), run('one'), run('new')])
  expect(order).toEqual(['other', 'new', 'one', 'many'])
})

test('threat 46: a small image does not wait for the large ones that came before, which wait for each other', async () => {
  const images = start()
  const large = await sharp({ create: { width: 4800, height: 3200, channels: 3, background: '#0f766e' } })
    .jpeg({ progressive: true })
    .toBuffer()
  const order: string[] = []
  const run = async (name: string, task: ReturnType<typeof derive>) => {
    await images.run(name, task)
    order.push(name)
  }
  const shops = ['a', 'b', 'c', 'd', 'e', 'f']
  await Promise.all([...shops.map((shop) => run(shop, derive(large, 4800 * 3200))), run('small', derive(photo))])
  expect(order.at(-1)).not.toBe('small')
  expect(order.filter((name) => name !== 'small')).toEqual(shops)
})

test('threat 46: forty large images that wait keep no place from a small one, whoever had it', async () => {
  const images = start()
  // Served more recently than any that waits.
  await images.run('noor', derive(photo))
  const large = Array.from({ length: 41 }, (_, index) => images.run(`shop-${index}`, derive(photo, 24e6)))
  expect((await images.run('noor', derive(photo))).widths).toEqual([320])
  await Promise.all(large)
})

test('one process makes one large image after another: what the one before it took is given back', async () => {
  const images = start()
  const flat = sharp({ create: { width: 3400, height: 2300, channels: 3, background: '#0f766e' } })
  const large = await Promise.all([flat.clone().avif({ effort: 0 }).toBuffer(), flat.clone().png().toBuffer()])
  const seen = new Set<number | undefined>()
  for (const original of [...large, ...large, ...large]) {
    await images.run('noor', { kind: 'derive', original, maxWidth: 1600, pixels: 3400 * 2300 })
    seen.add(child())
  }
  expect(seen.size).toBe(1)
})

test('a broken file is the failure of that image alone', async () => {
  const images = start()
  await expect(images.run('noor', derive(photo.subarray(0, 300)))).rejects.toThrow(UnreadableImage)
  await expect(images.run('noor', { kind: 'inspect', bytes: Buffer.from('no image') })).rejects.toThrow(UnreadableImage)
  expect((await images.run('noor', derive(photo))).files.map(({ name }) => name)).toEqual(['320.webp', '320.jpg'])
})
