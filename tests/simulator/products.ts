import sharp from 'sharp'
import type { Product, Shop } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

const MOST_PRODUCTS = 8
const SIZES = ['S', 'M', 'L', 'XL'].map((label) => ({ label }))
const COLOURS = ['Black', 'White', 'سبز'].map((label) => ({ label }))

interface WireProduct {
  id: string
  price: number
  options: unknown[]
  variants: { id: string; labels: string[]; price: number }[]
}

const productFrom = ({ id, price, options, variants }: WireProduct): Product => ({
  id,
  price,
  hasOptions: options.length > 0,
  variants: variants.map(({ id, labels, price }) => ({ id, labels, price })),
  isDeleted: false,
})

const openProduct = (world: World) => {
  const shop = openShop(world)
  const product = shop && world.random.pick(shop.products.filter(({ isDeleted }) => !isDeleted))
  return shop && product ? { shop, product } : undefined
}

const optionsOf = (world: World) => {
  const { random } = world
  const options = [{ name: 'Size', values: SIZES.slice(0, 1 + random.below(SIZES.length)) }]
  if (random.chance(0.3)) options.push({ name: 'Colour', values: COLOURS.slice(0, 1 + random.below(COLOURS.length)) })
  return options
}

/** Every combination of labels. */
const combinations = (options: { values: { label: string }[] }[]) =>
  options.reduce<string[][]>(
    (all, { values }) => all.flatMap((labels) => values.map(({ label }) => [...labels, label])),
    [[]],
  )

const addProduct = async (world: World, shop: Shop, json: object, stocks: number[], isLost = false): Promise<void> => {
  const headers = { 'idempotency-key': world.nextKey() }
  const { status, body } = await asSeller(world, shop, 'POST', '/products', { json, headers }, isLost)
  if (status === 403) {
    world.count('product: refused 403')
    const isFull = shop.products.filter(({ isDeleted }) => !isDeleted).length >= 5
    world.check(isFull, () => `a product is refused: ${body.detail}`)
    return
  }
  world.check(status === 201, () => `a product is answered ${status} ${JSON.stringify(body)}`)
  world.count('product: added')
  const units = body.variants.map((variant: { inventory_count: number }) => variant.inventory_count)
  world.check(String(units) === String(stocks), () => `a product of ${stocks} units has ${units}`)
  shop.products.push(productFrom(body))
}

const add: Operation = {
  weight: 2,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    if (!shop || shop.products.length >= MOST_PRODUCTS) return undefined
    const base = {
      name: `Kurta ${shop.products.length}`,
      description: 'Cotton',
      price: 100 + random.below(4000),
      category: 'Kurtas',
    }
    const stock = () => (random.chance(0.1) ? 0 : 1 + random.below(80))
    const isLost = random.chance(0.1)
    if (random.chance(0.5)) {
      const inventory_count = stock()
      return () => addProduct(world, shop, { ...base, inventory_count }, [inventory_count], isLost)
    }
    const options = optionsOf(world)
    const variants = combinations(options).map((labels) => ({
      labels,
      inventory_count: stock(),
      ...(random.chance(0.2) && { price: base.price + 100 }),
    }))
    const stocks = variants.map(({ inventory_count }) => inventory_count)
    return () => addProduct(world, shop, { ...base, options, variants }, stocks, isLost)
  },
}

const edit = async (world: World, shop: Shop, product: Product, what: string, json: object, isLost = false) => {
  const { status, body } = await asSeller(world, shop, 'PUT', `/products/${product.id}`, { json }, isLost)
  world.count(`product: ${what} ${status}`)
  if (status === 404 && product.isDeleted) return
  world.check(status === 200, () => `${what} is answered ${status} ${JSON.stringify(body)}`)
  // Another process may have deleted it in the meantime.
  Object.assign(product, { ...productFrom(body), isDeleted: product.isDeleted })
}

const price: Operation = {
  weight: 3,
  plan: (world) => {
    const found = openProduct(world)
    const json = { price: 100 + world.random.below(4000) }
    return found && (() => edit(world, found.shop, found.product, 'price', json))
  },
}

/** Options come, go and change; units stay. */
const grid: Operation = {
  weight: 3,
  mayCrowd: true,
  plan: (world) => {
    const { random } = world
    const found = openProduct(world)
    if (!found) return undefined
    const { shop, product } = found
    const isLost = random.chance(0.1)
    const options = random.chance(0.25) ? [] : optionsOf(world)
    const all = combinations(options)
    // Some combinations are not for sale.
    const some = all.filter(() => random.chance(0.8))
    const variants =
      options.length > 0 && some.length > 0 && random.chance(0.4) ? some.map((labels) => ({ labels })) : undefined
    return async () => {
      world.edited.set(product.id, world.edited.get(product.id) ?? 'grid')
      await edit(
        world,
        shop,
        product,
        options.length > 0 ? 'options' : 'no options',
        { options, ...(variants && { variants }) },
        isLost,
      )
    }
  },
}

const stock: Operation = {
  weight: 5,
  mayCrowd: true,
  plan: (world) => {
    const { random } = world
    const found = openProduct(world)
    const variant = found && random.pick(found.product.variants)
    if (!found || !variant) return undefined
    const { shop, product } = found
    const inventory_count = random.chance(0.1) ? 0 : random.below(150)
    const json = { inventory_count, ...(product.hasOptions && { variant_id: variant.id }) }
    const isOld = random.chance(0.1)
    const headers: Record<string, string> = isOld ? { 'if-match': '"2020-01-01T00:00:00.000Z"' } : {}
    return async () => {
      const { isCrowded } = world
      if (!isOld) world.edited.set(product.id, 'stock')
      const { status } = await asSeller(world, shop, 'PUT', `/products/${product.id}/stock`, { json, headers })
      world.count(`stock: ${status}`)
      if (status === 200 && !isCrowded) world.expected.set(variant.id, inventory_count)
      const right = isOld ? 409 : 200
      world.check(status === right || isCrowded, () => `a stock of ${inventory_count} is answered ${status}`)
    }
  },
}

/** A stock that names no variant of several. */
const wrongStock: Operation = {
  weight: 0.5,
  plan: (world) => {
    const found = openProduct(world)
    if (!found?.product.hasOptions) return undefined
    const { shop, product } = found
    return async () => {
      const json = { inventory_count: 5 }
      const { status } = await asSeller(world, shop, 'PUT', `/products/${product.id}/stock`, { json })
      world.count(`stock: ${status}`)
      world.check(status === 422, () => `a stock of no variant is answered ${status}`)
    }
  },
}

const remove: Operation = {
  weight: 0.6,
  mayCrowd: true,
  plan: (world) => {
    const found = openProduct(world)
    if (!found) return undefined
    const { shop, product } = found
    return async () => {
      world.edited.set(product.id, 'stock')
      product.isDeleted = true
      const { status, isRepeated } = await asSeller(world, shop, 'DELETE', `/products/${product.id}`)
      world.count('product: deleted')
      const isGone = status === 404 && (isRepeated || world.isCrowded)
      world.check(status === 200 || isGone, () => `a product is not deleted: ${status}`)
    }
  },
}

let picture: Promise<Blob> | undefined
const photo = () => {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c0392b' } })
  picture ??= drawn
    .png()
    .toBuffer()
    .then((bytes) => new Blob([new Uint8Array(bytes)], { type: 'image/png' }))
  return picture
}

const upload: Operation = {
  weight: 0.5,
  plan: (world) => {
    const found = openProduct(world)
    const isPhoto = world.random.chance(0.8)
    if (!found) return undefined
    const { shop, product } = found
    return async () => {
      const images = isPhoto ? await photo() : new Blob(['no photo'], { type: 'image/png' })
      const { status, body } = await asSeller(world, shop, 'PUT', `/products/${product.id}`, { form: { images } })
      world.count(`upload: ${status}`)
      world.check(status === (isPhoto ? 200 : 422), () => `an upload is answered ${status} ${JSON.stringify(body)}`)
      await world.machine(0).app.images.idle()
    }
  },
}

export const productOperations = { add, price, grid, stock, wrongStock, remove, upload }
