import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'

const form = { name: 'Noor', bio: 'Bangles', whatsapp_number: '0300 1234567', custom_slug: 'noor' }
const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#0f766e' } })
  .png()
  .toBuffer()
const cover = () => new File([new Uint8Array(bytes)], 'cover.png')

const focusOf = ({ body }: { body: { cover_focus_x?: unknown; cover_focus_y?: unknown } }) => [
  body.cover_focus_x,
  body.cover_focus_y,
]

test('a cover is looked at in its middle until its seller taps elsewhere, by form or by JSON', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const change = (body: object) => app.call('PUT', '/stores/my', { token, ...body })
  expect(focusOf(await app.call('POST', '/stores', { token, form: { ...form, cover: cover() } }))).toEqual([50, 50])
  expect(focusOf(await change({ form: { cover_focus_x: '30', cover_focus_y: '100' } }))).toEqual([30, 100])
  expect(focusOf(await change({ json: { cover_focus_x: 0 } }))).toEqual([0, 100])
  expect(focusOf(await change({ json: { bio: 'Shawls too' } }))).toEqual([0, 100])
  expect(focusOf(await app.call('GET', '/stores/my', { token }))).toEqual([0, 100])
})

test('a new cover is looked at in its middle, unless its own focus comes with it', async () => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const chosen = { cover_focus_x: '20', cover_focus_y: '80' }
  expect(focusOf(await app.call('POST', '/stores', { token, form: { ...form, ...chosen, cover: cover() } }))).toEqual([
    20, 80,
  ])
  const change = (sent: Record<string, string | Blob>) => app.call('PUT', '/stores/my', { token, form: sent })
  expect(focusOf(await change({ cover: cover() }))).toEqual([50, 50])
  expect(focusOf(await change({ ...chosen, cover: cover() }))).toEqual([20, 80])
})

/** A photo with one bright thing in it, at these parts of its size. */
const photoOf = async (x: number, y: number, width = 1600, height = 800) => {
  const [cx, cy] = [x * width, y * height]
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#e8e4da"/><circle cx="${cx}" cy="${cy}" r="110" fill="#b3261e"/><circle cx="${cx}" cy="${cy}" r="50" fill="#ffd21f"/></svg>`
  return new File([new Uint8Array(await sharp(Buffer.from(drawing)).jpeg().toBuffer())], 'cover.jpg')
}

test.each([
  ['wide, on the left', 0.2, 0.3, 1600, 800],
  ['wide, on the right', 0.85, 0.7, 1600, 800],
  ['tall, at its foot', 0.5, 0.85, 900, 1600],
  ['square, at its top', 0.3, 0.15, 1000, 1000],
])('a cover is looked at where something is: %s', async (_case, x, y, width, height) => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const opened = await app.call('POST', '/stores', {
    token,
    form: { ...form, cover: await photoOf(x, y, width, height) },
  })
  const [left, top] = focusOf(opened) as [number, number]
  expect(Math.abs(left - x * 100)).toBeLessThan(12)
  expect(Math.abs(top - y * 100)).toBeLessThan(12)
})

test.each([-1, 101, 12.5, '1e1', '', null])('refuses %j as a focus', async (value) => {
  const app = await createTestApp()
  const { token } = await addSeller(app)
  const detail = 'Cover focus must be a whole number from 0 to 100'
  for (const field of ['cover_focus_x', 'cover_focus_y'])
    expect(await app.call('POST', '/stores', { token, json: { ...form, [field]: value } })).toMatchObject({
      status: 422,
      body: { detail, errors: { [field]: detail } },
    })
})
