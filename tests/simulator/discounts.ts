import type { Code, Shop } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

/** Computes a code's discount in rupees. Leaves reduced prices alone. `undefined` where the shop must refuse it. */
export const discountOf = (code: Code | null, goods: { all: number; regular: number }): number | undefined => {
  if (!code) return 0
  return goods.all < code.minimum || goods.regular === 0 ? undefined : Math.floor((goods.regular * code.percent) / 100)
}

/** Counts the orders that use a code, as the auditor last saw them. */
export const usesOf = (world: World, { id }: Code): number =>
  world.orders.filter(({ codeId, status }) => codeId === id && status !== 'Cancelled').length

const add = async (world: World, shop: Shop, code: Omit<Code, 'id'>): Promise<void> => {
  const { text, percent, minimum, limit } = code
  const json = { code: text, kind: 'percent', value: percent, minimum, limit }
  const { status, body } = await asSeller(world, shop, 'POST', '/discounts', { json })
  world.count(`discount: added ${status}`)
  // Added before its answer was lost: the plan has no room for a second one, or the code is there.
  const list = status === 201 ? undefined : (await asSeller(world, shop, 'GET', '/discounts')).body.discounts
  const id: string | undefined = status === 201 ? body.id : list.find((one: { code: string }) => one.code === text)?.id
  if (!id) throw new Error(`a code is answered ${status} ${JSON.stringify(body)}`)
  shop.code = { ...code, id }
}

const remove = async (world: World, shop: Shop, { id }: Code): Promise<void> => {
  const { status, isRepeated } = await asSeller(world, shop, 'DELETE', `/discounts/${id}`)
  world.count(`discount: removed ${status}`)
  world.check(status === 200 || isRepeated, () => `a code is not removed: ${status}`)
  shop.code = null
}

const discount: Operation = {
  weight: 1.5,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const text = `CODE${random.below(100_000)}`
    const code = {
      text,
      percent: 1 + random.below(99),
      minimum: random.chance(0.3) ? random.below(3000) : 0,
      limit: random.chance(0.6) ? 1 + random.below(8) : null,
    }
    if (!shop) return undefined
    const known = shop.code
    if (!known) return () => add(world, shop, code)
    return random.chance(0.3) ? () => remove(world, shop, known) : undefined
  },
}

export const discountOperations = { discount }
