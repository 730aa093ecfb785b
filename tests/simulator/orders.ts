import { orderForm } from '../support/apps/test-app.ts'
import { type Asked, chargeOf, pickDestination } from './delivery.ts'
import { discountOf, usesOf } from './discounts.ts'
import type { Buyer, Code, Line, PlacedOrder, Shop } from './model.ts'
import { costOf, goodsOf } from './sales.ts'
import { openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

/** Orders a minute that one phone may place in one shop from one address. */
const ORDERS_A_MINUTE = 3

export const buyers: Buyer[] = Array.from({ length: 60 }, (_, index) => ({
  phone: `0300${String(7_000_000 + index)}`,
  name: `Buyer ${String.fromCharCode(65 + (index % 26))}${String.fromCharCode(65 + Math.floor(index / 26))}`,
  home: `House ${index}, Street 9, Lahore`,
  cart: `cart-of-buyer-${index}`,
  // A third of them are behind one address of a mobile network.
  address: index % 3 === 0 ? '203.0.113.7' : `198.51.100.${index}`,
}))

export const linesFrom = (world: World, shop: Shop, quantity: () => number): Line[] => {
  const { random } = world
  const lines: Line[] = []
  for (let count = random.chance(0.7) ? 1 : 3; count > 0; count--) {
    const product = random.pick(shop.products.filter(({ isDeleted }) => !isDeleted))
    const variant = product && random.pick(product.variants)
    if (product && variant) lines.push({ product, variant, quantity: quantity() })
  }
  return lines
}

export const itemsOf = (lines: readonly Line[]) =>
  lines.map(({ product, variant, quantity }) => ({
    product_id: product.id,
    ...(product.hasOptions && { variant_id: variant.id }),
    quantity,
  }))

const LAHORE: Asked = { place: 'lahore' }

/** The form of an order as its buyer's page sends it. */
const formOf = (world: World, shop: Shop, buyer: Buyer, lines: readonly Line[], asked = LAHORE) => {
  const { all } = goodsOf(world, shop, lines)
  return orderForm('', {
    ...asked,
    items: itemsOf(lines),
    buyer_name: buyer.name,
    buyer_phone: buyer.phone,
    delivery_address: buyer.home,
    cart_id: buyer.cart,
    expected_total: all + (chargeOf(shop.charges, asked, all) ?? 0),
  })
}

export const linkOf = ({ private_url }: { private_url: string }): string => private_url.split('/o/')[1] ?? ''

interface Placing {
  shop: Shop
  buyer: Buyer
  lines: Line[]
  asked?: Asked
  code?: Code | null
}

/** Places an order and checks the answer against what its buyer could know. */
const place = async (
  world: World,
  { shop, buyer, lines, asked = LAHORE, code = null }: Placing,
  isLost = false,
): Promise<void> => {
  const key = world.nextKey()
  const isCrowded = world.isCrowded
  const whole = goodsOf(world, shop, lines)
  const discount = discountOf(code, whole)
  const goods = whole.all - (discount ?? 0)
  const charge = chargeOf(shop.charges, asked, goods)
  const total = goods + (charge ?? 0)
  const at = world.clock.time.getTime()
  const placed = lines.map(({ product, variant, quantity }) => ({
    variantId: variant.id,
    productId: product.id,
    quantity,
    price: costOf(world, shop, variant.price),
  }))
  const options = {
    json: {
      ...formOf(world, shop, buyer, lines, asked),
      ...(code && { discount_code: code.text }),
      expected_total: total,
    },
    headers: { 'idempotency-key': key },
    address: buyer.address,
  }
  const { status, body, isRepeated } = await world.send('POST', '/orders', options, isLost)
  // A used-up code counts for nothing, and the whole total may be too much for cash.
  const isUsedUp = code?.limit != null && usesOf(world, code) >= code.limit
  const isOver = isUsedUp && chargeOf(shop.charges, asked, whole.all) === undefined
  const say = () => `an order of ${JSON.stringify(options.json)} is answered ${status} ${JSON.stringify(body)}`
  const recent = shop.attempts.filter((one) => one.phone === buyer.phone && at - one.at < 60_000)
  if (status === 201 || isRepeated) shop.attempts.push({ at, phone: buyer.phone })
  if (status === 201) {
    world.count('order: placed')
    world.check(charge !== undefined, () => `${say()}: the shop does not deliver there`)
    world.check(discount !== undefined, () => `${say()}: its code is not for this order`)
    world.check(body.total_amount === total, () => `${say()}: its total is not ${total}`)
    world.check(!shop.blocked.has(buyer.phone) || isCrowded, () => `${say()}: its phone is blocked`)
    world.orders.push({
      number: body.order_id,
      shop,
      buyer,
      key,
      link: linkOf(body),
      lines: placed,
      total,
      charge: charge ?? 0,
      discount: discount ?? 0,
      adjustment: 0,
      codeId: code?.id,
      status: 'Pending',
      toCheck: false,
      deliveredAt: 0,
      steppedAt: 0,
      moves: [],
      isConfirmed: false,
      isCancelledByBuyer: false,
      isErased: false,
      isUndone: false,
      isEdited: false,
      isRecorded: false,
      picksUp: asked.pick_up === true,
    })
    return
  }
  world.count(`order: refused ${status}`)
  if (isCrowded) return
  if (status === 422) world.check(charge === undefined || discount === undefined || isOver, say)
  else if (status === 409 && body.detail === 'This code has been used up') {
    world.count('order: code used up')
    world.check(isUsedUp, say)
  } else if (status === 403) world.check(shop.blocked.has(buyer.phone), say)
  else if (status === 429) world.check(recent.length >= ORDERS_A_MINUTE, () => `${say()}, and it is no flood`)
  else if (status === 404) world.check(shop.isClosed, say)
  else {
    world.check(status === 409 && typeof body.available === 'number', say)
    const wanted = lines.filter(({ variant }) => variant.id === (body.variant_id ?? body.product_id))
    const units = wanted.reduce((sum, { quantity }) => sum + quantity, 0)
    world.check(body.available < units, () => `${say()}, and that is enough`)
  }
}

/** Requests that must be refused, and how. */
type Wrong = (world: World, form: ReturnType<typeof formOf>, lines: Line[]) => { json: object; status: number }
const wrongOrders: Record<string, Wrong> = {
  phone: (_, form) => ({ json: { ...form, buyer_phone: '0000000000' }, status: 422 }),
  total: (_, form) => ({ json: { ...form, expected_total: 0.01 }, status: 409 }),
  'no address': (_, form) => ({ json: { ...form, delivery_address: '' }, status: 422 }),
  'nothing in it': (_, form) => ({ json: { ...form, items: [] }, status: 422 }),
  'gone product': (_, form) => ({
    json: { ...form, items: [{ product_id: 'nowhere', quantity: 1 }] },
    status: 404,
  }),
  'nothing chosen': (_, form, lines) => ({
    json: {
      ...form,
      items: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    },
    status: lines.some(({ product }) => product.hasOptions) ? 422 : 0,
  }),
  'two shops': (world, form, lines) => {
    const other = world.shops.find(
      ({ products, isClosed }) => !isClosed && !products.some((one) => one === lines[0]?.product),
    )
    const product = other?.products.find(({ isDeleted, hasOptions }) => !isDeleted && !hasOptions)
    return {
      json: { ...form, items: [...itemsOf(lines), { product_id: product?.id, quantity: 1 }] },
      status: product ? 422 : 0,
    }
  },
}

const order: Operation = {
  weight: 34,
  mayCrowd: true,
  plan: (world) => {
    const { random } = world
    const shop = random.chance(0.02) ? random.pick(world.shops) : openShop(world)
    const buyer = random.pick(buyers)
    const isLarge = random.chance(0.05)
    const lines = shop ? linesFrom(world, shop, () => (isLarge ? 20 + random.below(60) : 1 + random.below(4))) : []
    const isLost = random.chance(0.05)
    const asked = pickDestination(world)
    const code = random.chance(0.3) ? (shop?.code ?? null) : null
    if (!shop || !buyer || lines.length === 0) return undefined
    return () => place(world, { shop, buyer, lines, asked, code }, isLost)
  },
}

const wrongOrder: Operation = {
  weight: 5,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const buyer = random.pick(buyers.filter(({ phone }) => !shop?.blocked.has(phone)))
    const kind = random.pick(Object.keys(wrongOrders))
    const lines = shop ? linesFrom(world, shop, () => 1) : []
    if (!shop || !buyer || !kind || lines.length === 0) return undefined
    // A shop that does not deliver says that first.
    if (chargeOf(shop.charges, LAHORE, goodsOf(world, shop, lines).all) === undefined) return undefined
    const { json, status } = wrongOrders[kind]?.(world, formOf(world, shop, buyer, lines), lines) ?? {
      json: {},
      status: 0,
    }
    if (status === 0) return undefined
    return async () => {
      const answer = await world.send('POST', '/orders', { json, address: buyer.address })
      // Whoever floods may hear that first.
      if (answer.status === 429) return
      world.count(`order: wrong, ${kind}`)
      world.check(answer.status === status, () => `an order with wrong ${kind} is answered ${answer.status}`)
    }
  },
}

/** One buyer orders again and again without a pause. */
const flood: Operation = {
  weight: 0.6,
  plan: (world) => {
    const shop = openShop(world)
    const buyer = world.random.pick(buyers)
    const orders = Array.from({ length: 5 }, () => (shop ? linesFrom(world, shop, () => 1) : []))
    if (!shop || !buyer) return undefined
    return async () => {
      for (const lines of orders) if (lines.length > 0) await place(world, { shop, buyer, lines })
    }
  },
}

/** The same key with another order. */
const otherOrderUnderKey: Operation = {
  weight: 1,
  plan: (world) => {
    const before = world.random.pick(world.orders.filter(({ shop }) => !shop.isClosed))
    const lines = before ? linesFrom(world, before.shop, () => 5) : []
    if (!before || lines.length === 0) return undefined
    return async () => {
      const json = { ...formOf(world, before.shop, before.buyer, lines), order_notes: 'as a gift' }
      const headers = { 'idempotency-key': before.key }
      const { status, body } = await world.send('POST', '/orders', { json, headers, address: before.buyer.address })
      // Keys are forgotten after some days, and then belong to the new order.
      if (status !== 409 || !body.placed) {
        if (status !== 201) return
        world.orders.push(orderFrom(world, before, lines, body))
        before.key += ' forgotten'
        return
      }
      world.count('order: key used twice')
      world.check(body.placed.order_id === before.number, () => `${before.key} placed ${before.number} and another`)
    }
  },
}

const orderFrom = (
  world: World,
  before: PlacedOrder,
  lines: Line[],
  body: { order_id: string; private_url: string; total_amount: number; delivery_amount: number },
): PlacedOrder => ({
  ...before,
  number: body.order_id,
  link: linkOf(body),
  isConfirmed: false,
  isCancelledByBuyer: false,
  isErased: false,
  lines: lines.map(({ product, variant, quantity }) => ({
    variantId: variant.id,
    productId: product.id,
    quantity,
    price: costOf(world, before.shop, variant.price),
  })),
  total: body.total_amount,
  charge: body.delivery_amount,
  discount: 0,
  adjustment: 0,
  codeId: undefined,
  status: 'Pending',
  toCheck: false,
  moves: [],
  isEdited: false,
  isRecorded: false,
  picksUp: false,
  batch: undefined,
  tracking: undefined,
})

export const orderOperations = { order, wrongOrder, flood, otherOrderUnderKey }
