import type { PlacedOrder, Shop } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

/** A courier whose file asks for no city. */
const COURIER = {
  name: 'PostEx',
  columns: [
    { title: 'Order', source: 'order' },
    { title: 'Cash', source: 'cash' },
  ],
  tracking_link: 'https://postex.pk/tracking?cn={number}',
  numbered_places: false,
  plain_text: false,
  weight_g: 500,
}
const SENT = ['Confirmed', 'Shipped']

const courierOf = async (world: World, shop: Shop): Promise<string> => {
  shop.courierId ??= (await asSeller(world, shop, 'POST', '/couriers', { json: COURIER })).body.courier?.id
  return shop.courierId ?? ''
}

/** Orders of a shop that can go to a courier, the latest ones. */
const sendable = (world: World, shop: Shop | undefined, count: number): PlacedOrder[] =>
  world.orders
    .filter((one) => one.shop === shop && SENT.includes(one.status) && !one.isErased && !one.picksUp)
    .slice(-count)

const file: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const orders = sendable(world, shop, 1 + random.below(6))
    const again = random.chance(0.5)
    const isLost = random.chance(0.2)
    if (!shop || orders.length === 0) return undefined
    return async () => {
      const courier_id = await courierOf(world, shop)
      const batch = `batch-${world.nextKey().replace(/[^0-9a-z]/gi, '')}`
      const json = { batch, courier_id, orders: orders.map(({ number }) => ({ order_id: number })), again }
      const { status, body } = await asSeller(world, shop, 'POST', '/batches', { json }, isLost)
      world.count(`courier file: ${status}`)
      const say = () => `a courier file is answered ${status} ${JSON.stringify(body)}`
      world.check([201, 403, 409].includes(status), say)
      if (status !== 201) return
      const rows = String(body.csv).trim().split('\r\n').slice(1)
      world.check(rows.length === orders.length, () => `the file of ${orders.length} orders has ${rows.length} rows`)
      for (const order of orders) {
        order.batch = batch
        world.check(
          rows.some((row) => row.startsWith(order.number)),
          () => `${order.number} is not in its file`,
        )
      }
    }
  },
}

const numbers: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const orders = sendable(world, shop, 1 + random.below(5))
    const isWrong = random.chance(0.2)
    const isLost = random.chance(0.2)
    if (!shop || orders.length === 0) return undefined
    return async () => {
      const pairs = orders.map(({ number }) => ({ order_id: number, tracking_number: `PX${number}` }))
      const asked = isWrong ? [...pairs, { order_id: 'NOWHERE000', tracking_number: 'PX0000' }] : pairs
      const json = { pairs: asked, courier: COURIER.name }
      const { status, body } = await asSeller(world, shop, 'PUT', '/tracking-numbers', { json }, isLost)
      world.count(`tracking: ${status}`)
      world.check(
        isWrong ? status === 409 : status === 200,
        () => `tracking numbers are answered ${status} ${JSON.stringify(body)}`,
      )
      if (status === 200) for (const order of orders) order.tracking = `PX${order.number}`
    }
  },
}

export const courierOperations = { file, numbers }
