import { claimPayment } from '#server/modules/selling/payments/claim-payment.ts'
import type { PlacedOrder } from './model.ts'
import { asSeller } from './sellers.ts'
import type { Operation, World } from './world.ts'

const pickOrder = (world: World): PlacedOrder | undefined =>
  world.random.pick(world.orders.filter(({ shop, isErased }) => !shop.isClosed && !isErased).slice(-60))

const stateOf = (world: World, order: PlacedOrder) =>
  world.observer
    .selectFrom('orders')
    .select(['id', 'paid_amount', 'total_amount', 'updated_at'])
    .where('order_id', '=', order.number)
    .executeTakeFirstOrThrow()

/** Records a payment or a refund. Sent again after a lost answer, it counts once. */
const record = async (world: World, order: PlacedOrder, rupees: number, refund: boolean, isLost: boolean) => {
  const before = await stateOf(world, order)
  const json = { amount: rupees, refund, note: 'at the shop' }
  const headers = { 'if-match': `"${before.updated_at}"` }
  const path = `/orders/${order.number}/payments`
  const { status, body, isRepeated } = await asSeller(world, order.shop, 'POST', path, { json, headers }, isLost)
  if (world.isCrowded) return
  const amount = refund ? -rupees * 100 : rupees * 100
  const after = await stateOf(world, order)
  const sum = before.paid_amount + amount
  const fits = sum >= 0 && sum <= before.total_amount
  const say = () => `${refund ? 'a refund' : 'a payment'} of ${amount} is answered ${status} ${JSON.stringify(body)}`
  world.count(`payment: ${refund ? 'refund' : 'recorded'} ${status}`)
  if (status === 201 || (status === 409 && isRepeated && body.code === 'changed_elsewhere')) {
    world.check(fits && after.paid_amount === sum, () => `${say()}, and ${after.paid_amount} is paid`)
    return
  }
  world.check(status === 422 && !fits && after.paid_amount === before.paid_amount, say)
}

const payment: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const order = pickOrder(world)
    const refund = random.chance(0.4)
    const rupees = 1 + random.below(refund ? 500 : 3000)
    const isLost = random.chance(0.2)
    return order && (() => record(world, order, rupees, refund, isLost))
  },
}

const METHODS = [{ kind: 'easypaisa', account_name: 'Ayesha Khan', number: '03001234567' }]

const ADVANCE = { kind: 'percent', value: 20, everybody: true, hours: 6 }

/** A buyer says that she has paid, sometimes with a number that another one used; the seller decides. */
const claim: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const order = pickOrder(world)
    const reference = `TX${1000 + random.below(40)}`
    const accept = random.chance(0.7)
    const advance = random.chance(0.3) ? ADVANCE : null
    if (!order) return undefined
    return async () => {
      await asSeller(world, order.shop, 'PUT', '/stores/my/payment-methods', {
        json: { methods: METHODS, advance },
      })
      const { app, faults } = world.machine()
      try {
        const outcome = await claimPayment(app.deps, order.link, { kind: 'easypaisa', reference })
        world.count(`payment: claim ${typeof outcome === 'string' ? outcome : 'not there'}`)
      } catch (error) {
        if (!faults.isDead && !world.hasFault) throw error
        world.restartKilled()
      }
      const { id } = await stateOf(world, order)
      const waiting = await world.observer
        .selectFrom('order_payments')
        .select('id')
        .where('order_id', '=', id)
        .where('state', '=', 'claimed')
        .executeTakeFirst()
      if (!waiting) return
      const path = `/orders/${order.number}/payments/${waiting.id}`
      const { status } = await asSeller(world, order.shop, 'PUT', path, { json: { accept } })
      world.count(`payment: ${accept ? 'accepted' : 'rejected'} ${status}`)
    }
  },
}

export const paymentOperations = { payment, claim }
