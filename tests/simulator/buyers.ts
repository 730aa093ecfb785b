import { actAsBuyer, type BuyerAct } from '#server/modules/selling/private-page/buyer-acts.ts'
import type { PlacedOrder } from './model.ts'
import type { Operation, World } from './world.ts'

const TRIES = 5

/** Statuses in which a buyer may do something on the private page, and what the order becomes. */
const MAY: Record<Exclude<BuyerAct, 'confirm'>, { from: readonly string[]; to: string }> = {
  cancel: { from: ['Pending', 'Confirmed'], to: 'Cancelled' },
  received: { from: ['Shipped'], to: 'Delivered' },
}

/** Does something on the private page until it is answered, as a browser that is reloaded. */
const act = async (world: World, { link }: PlacedOrder, what: BuyerAct) => {
  for (let tries = 1; tries <= TRIES; tries++) {
    const { app, faults } = world.machine()
    try {
      return await actAsBuyer(app.deps, link, what)
    } catch (error) {
      if (!faults.isDead && !world.hasFault) throw error
      world.restartKilled()
    }
  }
  throw new Error(`${what} gets no answer in ${TRIES} tries`)
}

const privatePage: Operation = {
  weight: 5,
  plan: (world) => {
    const { random } = world
    const order = random.pick(world.orders.filter(({ shop }) => !shop.isClosed).slice(-60))
    const what = random.pick(['confirm', 'cancel', 'received', 'received'] as const)
    const isWrong = random.chance(0.1)
    if (!order || !what) return undefined
    const from = order.status
    return async () => {
      if (isWrong) {
        const guess = { ...order, link: order.link.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }
        world.check((await act(world, guess, what)) === undefined, () => `a guess opens ${order.number}`)
        return
      }
      const outcome = await act(world, order, what)
      world.count(`private page: ${what} ${outcome ?? 'erased'}`)
      if (order.isErased) return world.check(outcome === undefined, () => `${order.number} is erased, and opened`)
      const may = what === 'confirm' ? from === 'Pending' || order.isConfirmed : undefined
      const isDone = may ?? (what !== 'confirm' && [...MAY[what].from, MAY[what].to].includes(from))
      world.check(
        outcome === (isDone ? 'done' : 'late'),
        () => `${what} of ${order.number} (${from}) is answered ${outcome}`,
      )
      if (outcome !== 'done') return
      if (what === 'confirm') {
        order.isConfirmed = true
        return
      }
      const { to } = MAY[what]
      if (from === to) return
      order.isCancelledByBuyer = what === 'cancel'
      const { updated_at } = await world.observer
        .selectFrom('orders')
        .select('updated_at')
        .where('order_id', '=', order.number)
        .executeTakeFirstOrThrow()
      order.moves.push({ to, at: updated_at })
    }
  },
}

export const buyerOperations = { privatePage }
