import { hash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { changeStore } from '#server/modules/shop/settings/store-settings.service.ts'
import { createPublishingApp, insertTestStore } from '../support/apps/publishing-app.ts'

test('what a seller tapped on her cover is in the page that is published, within its policy', async () => {
  const app = await createPublishingApp({ threads: false })
  const store = await insertTestStore(app, 'noor')
  const bytes = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer()
  const cover = new File([new Uint8Array(bytes)], 'cover.png')
  await changeStore(app.deps, new Set(), store, { cover, cover_focus_x: 20, cover_focus_y: 80 })
  await app.images.idle()
  await app.settled()
  const html = await (await app.get('/store/noor')).text()
  const policy = /<meta http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1]
  const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style)
  const own = styles.filter((style) => style.includes('--focus:20% 80%'))
  expect(own).toHaveLength(1)
  for (const style of own) expect(policy).toContain(hash('sha256', style, 'base64'))
})
