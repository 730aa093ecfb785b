import type { PlacedOrder } from './model.ts'
import { asSeller } from './sellers.ts'
import { asPacker } from './staff.ts'
import type { Operation, World } from './world.ts'

/** Moves of an order. Repeats the application's table, so that the auditor shares none with it. */
export const MOVES: Record<string, readonly string[]> = {
  Pending: ['Confirmed', 'Cancelled'],
  Confirmed: ['Shipped', 'Cancelled'],
  Shipped: ['Delivered', 'Returning', 'Returned'],
  Returning: ['Returned', 'Delivered'],
  Delivered: ['Returned'],
  Cancelled: [],
  Returned: [],
}
const STATUSES = Object.keys(MOVES)
const REASONS = ['refused', 'not_reachable', 'wrong_address', 'fake', 'changed_mind', 'damaged']
const DAY_MS = 86_400_000

/** Lines of a return, some of them damaged, some not back; `undefined`: all of it, in good state. */
const returnedItems = (world: World, { lines }: PlacedOrder) => {
  const { random } = world
  if (random.chance(0.4)) return undefined
  const items = lines.flatMap(({ quantity }, position) => {
    const back = random.below(quantity + 1)
    const damaged = random.below(back + 1)
    return [
      { position, quantity: back - damaged, condition: 'good' },
      { position, quantity: damaged, condition: 'damaged' },
    ].filter((item) => item.quantity > 0)
  })
  return items.length > 0 ? items : undefined
}

const ask = (world: World, { shop, number }: PlacedOrder, json: object, isLost = false) =>
  asPacker(world, shop, number < 'J', 'PUT', `/orders/${number}/status`, { json }, isLost)

/** Whether a move that the table allows may be refused: for stock, or 30 days after delivery. */
const mayRefuse = (world: World, order: PlacedOrder, to: string) =>
  (to === 'Confirmed' && order.toCheck) ||
  (order.status === 'Delivered' && world.clock.time.getTime() - order.deliveredAt > 29 * DAY_MS)

const move: Operation = {
  weight: 27,
  mayCrowd: true,
  plan: (world) => {
    const { random } = world
    const order = random.pick(world.orders.filter(({ shop }) => !shop.isClosed).slice(-80))
    if (!order) return undefined
    const next = MOVES[order.status] ?? []
    const to = random.chance(0.1) ? random.pick(STATUSES) : random.chance(0.5) ? next[0] : random.pick(next)
    if (!to) return undefined
    const takesReason = ['Cancelled', 'Returning', 'Returned'].includes(to) && random.chance(0.5)
    const items = to === 'Returned' ? returnedItems(world, order) : undefined
    const json = { status: to, ...(takesReason && { reason: random.pick(REASONS) }), ...(items && { items }) }
    const isLost = random.chance(0.05)
    const from = order.status
    return async () => {
      const { isCrowded } = world
      const { status, body, isRepeated } = await ask(world, order, json, isLost)
      if (status === 200) {
        // A return sent again is answered as it stands.
        if (from === 'Returned' && to === from) return
        world.count(`move: ${from} to ${to}`)
        order.moves.push({ to, at: body.order.updated_at })
        return
      }
      world.count(`move: refused ${status}`)
      world.check(status === 409, () => `${from} to ${to} of ${order.number} is answered ${status}`)
      const isAllowed = MOVES[from]?.includes(to) && !mayRefuse(world, order, to)
      world.check(isCrowded || isRepeated || !isAllowed, () => `${from} to ${to} is refused: ${body.detail}`)
    }
  },
}

/** More units than were ordered, or units that were not in the order. */
const wrongReturn: Operation = {
  weight: 0.7,
  plan: (world) => {
    const order = world.random.pick(world.orders.filter(({ shop, status }) => !shop.isClosed && status === 'Shipped'))
    if (!order) return undefined
    const isUnknown = world.random.chance(0.5)
    const quantity = isUnknown ? 1 : (order.lines[0]?.quantity ?? 0) + 1
    const items = [{ position: isUnknown ? 50 : 0, quantity, condition: 'good' }]
    return async () => {
      const { status } = await ask(world, order, { status: 'Returned', items })
      world.count(`move: wrong return ${status}`)
      world.check(status === 422, () => `a return of too much is answered ${status}`)
    }
  },
}

const undo: Operation = {
  weight: 6,
  mayCrowd: true,
  plan: (world) => {
    const { random } = world
    const order = random.pick(world.orders.filter(({ shop, moves }) => !shop.isClosed && moves.length > 0).slice(-12))
    const isLost = random.chance(0.1)
    if (!order) return undefined
    return async () => {
      const { isCrowded } = world
      const { status, isRepeated } = await asSeller(
        world,
        order.shop,
        'POST',
        `/orders/${order.number}/undo`,
        {},
        isLost,
      )
      world.count(status === 200 ? 'undo: done' : `undo: refused ${status}`)
      world.check(status === 200 || status === 409, () => `an undo is answered ${status}`)
      const age = world.clock.time.getTime() - order.steppedAt
      world.check(
        status !== 200 || isCrowded || isRepeated || order.isUndone || age < 11_000,
        () => `an undo after ${age} ms is done`,
      )
    }
  },
}

const notes: Operation = {
  weight: 1,
  plan: (world) => {
    const order = world.random.pick(world.orders.filter(({ shop }) => !shop.isClosed))
    if (!order) return undefined
    const json = { admin_notes: `call again ${world.history.length}` }
    return async () => {
      const { status } = await asSeller(world, order.shop, 'PUT', `/orders/${order.number}/notes`, { json })
      world.count(`notes: ${status}`)
    }
  },
}

export const moveOperations = { move, wrongReturn, undo, notes }
