import { AppError } from '#server/http/app-error.ts'
import { writeReview } from '#server/modules/selling/reviews/write-review.ts'
import type { PlacedOrder } from './model.ts'
import { asSeller } from './sellers.ts'
import type { Operation, World } from './world.ts'

/** Sends a review once, or again after a crash. */
const send = async (world: World, { link }: PlacedOrder, form: object) => {
  for (;;) {
    const { app, faults } = world.machine()
    try {
      return await writeReview(app.deps, link, form)
    } catch (error) {
      if (error instanceof AppError && error.code === 'too_many') return 'too many'
      if (!faults.isDead && !world.hasFault) throw error
      world.restartKilled()
    }
  }
}

/** The buyer's review of a product, whether it is for sale, and whether its shop asks for reviews. */
const stateOf = async ({ observer }: World, order: PlacedOrder, product: string) => {
  const row = await observer
    .selectFrom('orders')
    .innerJoin('stores', 'stores.id', 'orders.store_id')
    .leftJoin('reviews', (join) =>
      join.onRef('reviews.customer_id', '=', 'orders.customer_id').on('reviews.product_id', '=', product),
    )
    .select(['orders.id', 'orders.status', 'stores.reviews as on', 'reviews.stars', 'reviews.order_id'])
    .where('orders.order_id', '=', order.number)
    .executeTakeFirstOrThrow()
  const sold = await observer.selectFrom('products').select('id').where('id', '=', product).executeTakeFirst()
  return { ...row, isSold: sold !== undefined }
}

/** A buyer reviews a product of an order; the shop turns reviews on and off. */
const review: Operation = {
  weight: 3,
  plan: (world) => {
    const { random } = world
    const open = world.orders.filter(({ shop }) => !shop.isClosed)
    const delivered = open.filter(({ status }) => status === 'Delivered')
    const order = random.pick((delivered.length > 0 && random.chance(0.8) ? delivered : open).slice(-60))
    const product = order && random.pick(order.lines)?.productId
    const stars = 1 + random.below(5)
    const on = random.chance(0.4) ? random.chance(0.85) : undefined
    if (!order || !product) return undefined
    return async () => {
      if (on !== undefined) await asSeller(world, order.shop, 'PUT', '/reviews', { json: { on } })
      const before = await stateOf(world, order, product)
      const outcome = await send(world, order, { product, stars: String(stars), words: `I give ${stars}` })
      world.count(`review: ${outcome ?? 'erased'}`)
      if (order.isErased) return world.check(outcome === undefined, () => `${order.number} is erased, and reviewed`)
      const after = await stateOf(world, order, product)
      const say = () =>
        `a review of ${order.number} (${before.status}) is answered ${outcome}: ${JSON.stringify(after)}`
      if (outcome === 'done') {
        const isRight = before.status === 'Delivered' && after.stars === stars && after.order_id === after.id
        return world.check(isRight && before.on === 1 && before.isSold, say)
      }
      const mayBeLate = before.status !== 'Delivered' || before.on === 0 || before.stars !== null || !before.isSold
      world.check(outcome === 'too many' || (outcome === 'late' && mayBeLate), say)
    }
  },
}

export const reviewOperations = { review }
