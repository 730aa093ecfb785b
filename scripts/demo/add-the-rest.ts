import { rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { getConfig } from '#server/config.ts'
import type { DemoStore } from './content.ts'
import { demoStores } from './content.ts'
import { drawPictures } from './seed-store.ts'

/**
 * Adds the demo products' other views, as their sellers, over HTTP, to a server that already serves: drawing takes a minute or two and
 * nobody should wait for it.
 *
 *     node scripts/demo/more-pictures.ts http://localhost:4321
 */
const addPictures = async (api: string, store: DemoStore): Promise<void> => {
  const call = async (method: string, path: string, token: string, body?: FormData | string) => {
    const response = await fetch(`${api}${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      },
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }
  const { email, password } = store.seller
  const { access_token } = await call('POST', '/auth/login', '', JSON.stringify({ email, password }))
  const { products } = await call('GET', '/products?limit=100', access_token)
  for (const present of products as { id: string; name: string; images: unknown[] }[]) {
    const product = store.products.find(({ name }) => name === present.name)
    if (!product || present.images.length >= product.pictures.length) continue
    const form = new FormData()
    for (const file of await drawPictures(product, product.pictures.length)) form.append('images', file)
    await call('PUT', `/products/${present.id}`, access_token, form)
  }
}

const [origin = 'http://localhost:4321'] = process.argv.slice(2)
setPriority(19)
sharp.concurrency(1)
for (const store of demoStores) await addPictures(`${origin}/api`, store)
rmSync(join(getConfig(process.env).dataDir, 'demo.part'), { force: true })
