import type { PlacedLine, PlacedOrder } from './model.ts'
import { buyers, itemsOf, linesFrom, linkOf } from './orders.ts'
import { costOf } from './sales.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

const isOpen = ({ status }: PlacedOrder): boolean => status === 'Pending' || status === 'Confirmed'

const sum = (lines: readonly PlacedLine[]): number =>
  lines.reduce((total, { price, quantity }) => total + price * quantity, 0)

/** An order after a change. */
type Changed = Pick<PlacedOrder, 'lines' | 'charge' | 'discount' | 'adjustment' | 'total'>

/** Prices an order by rules of its own: the discount stays, nothing falls below 0. */
const priced = (lines: PlacedLine[], charge: number, agreed: { discount: number; adjustment: number }): Changed => {
  const goods = sum(lines)
  const discount = Math.min(agreed.discount, goods)
  const adjustment = Math.max(agreed.adjustment, -(goods - discount + charge))
  return { lines, charge, discount, adjustment, total: goods - discount + charge + adjustment }
}

const read = async (world: World, order: PlacedOrder) =>
  (await asSeller(world, order.shop, 'GET', `/orders/${order.number}`)).body

interface WireItem {
  product_id: string
  variant_id: string | null
  quantity: number
  product_price: number
}

/** Whether an order that was read is as a change leaves it. */
const isAs = (read: { items: WireItem[]; total_amount: number }, { lines, total }: Changed): boolean =>
  read.total_amount === total &&
  read.items.length === lines.length &&
  read.items.every(({ product_id, variant_id, quantity, product_price }, index) => {
    const line = lines[index]
    const isVariant = variant_id === null || variant_id === line?.variantId
    return isVariant && product_id === line?.productId && quantity === line.quantity && product_price === line.price
  })

/** Sends a change of an order as it is now, and keeps what becomes of it. */
const change = async (
  world: World,
  { order, name, path, json, after }: { order: PlacedOrder; name: string; path: string; json: object; after: Changed },
  isLost: boolean,
): Promise<boolean> => {
  const { isCrowded } = world
  const { updated_at } = await read(world, order)
  const method = path === '' ? 'PUT' : 'POST'
  const options = { json: { updated_at, ...json } }
  const { status, body, isRepeated } = await asSeller(
    world,
    order.shop,
    method,
    `/orders/${order.number}${path}`,
    options,
    isLost,
  )
  const isDone = status === 200 || (isRepeated && isAs(await read(world, order), after))
  if (isRepeated) world.count(`${name}: repeated`)
  if (isDone) {
    Object.assign(order, after, { isEdited: true })
    return true
  }
  world.count(`${name}: refused ${status}`)
  const isShort = status === 409 && typeof body.available === 'number'
  world.check(isShort || isCrowded || isRepeated, () => `${name} of ${order.number}: ${status} ${JSON.stringify(body)}`)
  return false
}

const edit: Operation = {
  weight: 6,
  plan: (world) => {
    const { random } = world
    const order = random.pick(world.orders.filter((one) => !one.shop.isClosed && isOpen(one)).slice(-40))
    if (!order) return undefined
    const added = random.chance(0.4) ? linesFrom(world, order.shop, () => 1 + random.below(3)).slice(0, 1) : []
    const kept = order.lines.flatMap((line, position) =>
      random.chance(0.2)
        ? []
        : [{ line, position, quantity: random.chance(0.5) ? 1 + random.below(6) : line.quantity }],
    )
    if (kept.length + added.length === 0) return undefined
    const charge = random.chance(0.3) ? random.below(500) : order.charge
    const adjustment = random.chance(0.3) ? random.below(400) - 200 : order.adjustment
    const isLost = random.chance(0.1)
    return async () => {
      const lines = [
        ...kept.map(({ line, quantity }) => ({ ...line, quantity })),
        ...added.map(({ product, variant, quantity }) => ({
          productId: product.id,
          variantId: variant.id,
          quantity,
          price: costOf(world, order.shop, variant.price),
        })),
      ]
      const after = priced(lines, charge, { discount: order.discount, adjustment })
      const json = {
        items: [...kept.map(({ position, quantity }) => ({ position, quantity })), ...itemsOf(added)],
        delivery_amount: charge,
        adjustment_amount: adjustment,
      }
      if (await change(world, { order, name: 'edit', path: '', json, after }, isLost)) world.count('edit: done')
    }
  },
}

/** Joins two waiting orders of one buyer in one shop. */
const join: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const open = world.orders.filter((one) => !one.shop.isClosed && isOpen(one) && !one.isErased)
    const order = random.pick(open.slice(-60))
    const other = random.pick(
      open.filter((one) => one !== order && one.shop === order?.shop && one.buyer.phone === order.buyer.phone),
    )
    if (!order || !other) return undefined
    const keep = random.chance(0.5) ? 'one' : 'both'
    return async () => {
      const both = priced([...order.lines, ...other.lines], Math.max(order.charge, other.charge), {
        discount: order.discount + other.discount,
        adjustment: order.adjustment + other.adjustment,
      })
      const { updated_at } = await read(world, order)
      const json = { updated_at, order_id: other.number, keep }
      const { status, body, isRepeated } = await asSeller(world, order.shop, 'POST', `/orders/${order.number}/join`, {
        json,
      })
      const isDone = status === 200 || (isRepeated && (await read(world, other)).status === 'Cancelled')
      if (!isDone) {
        world.count(`join: refused ${status}`)
        const isPaid = /^A payment of order|has a parcel with/.test(String(body.detail))
        const isShort = typeof body.available === 'number'
        world.check(isPaid || isShort || isRepeated, () => `a join is answered ${status} ${JSON.stringify(body)}`)
        return
      }
      world.count(`join: ${keep}`)
      if (keep === 'both') Object.assign(order, both, { isEdited: true })
    }
  },
}

/** An order that the seller writes down. */
const record: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const buyer = random.pick(buyers)
    const lines = shop ? linesFrom(world, shop, () => 1 + random.below(random.chance(0.1) ? 300 : 4)) : []
    const wanted = random.chance(0.5) ? 'Confirmed' : 'Pending'
    const isLost = random.chance(0.1)
    if (!shop || !buyer || lines.length === 0) return undefined
    return async () => {
      const key = world.nextKey()
      const json = {
        items: itemsOf(lines),
        buyer_name: buyer.name,
        buyer_phone: buyer.phone,
        delivery_address: buyer.home,
        delivery_amount: 150,
        status: wanted,
        anyway: true,
      }
      const placed = lines.map(({ product, variant, quantity }) => ({
        productId: product.id,
        variantId: variant.id,
        quantity,
        price: costOf(world, shop, variant.price),
      }))
      const options = { json, headers: { 'idempotency-key': key } }
      const { status, body } = await asSeller(world, shop, 'POST', '/orders/recorded', options, isLost)
      if (status !== 201) {
        world.count(`record: refused ${status}`)
        const isShort = status === 409 && typeof body.available === 'number'
        world.check(isShort || status === 429, () => `a recorded order is answered ${status} ${JSON.stringify(body)}`)
        return
      }
      world.count(`record: ${wanted}`)
      world.orders.push({
        ...priced(placed, 150, { discount: 0, adjustment: 0 }),
        number: body.order.order_id,
        shop,
        buyer,
        key,
        link: linkOf(body.order),
        codeId: undefined,
        status: wanted,
        toCheck: false,
        deliveredAt: 0,
        steppedAt: 0,
        moves: [],
        isConfirmed: false,
        isCancelledByBuyer: false,
        isErased: false,
        isUndone: false,
        isEdited: false,
        isRecorded: true,
        picksUp: false,
      })
    }
  },
}

export const editOperations = { edit, join, record }
