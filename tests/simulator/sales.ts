import type { Line, Sale, Shop } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** A day in Pakistan, which is five hours ahead. */
const dayAt = (world: World, days = 0): string =>
  new Date(world.clock.time.getTime() + (5 + 24 * days) * HOUR_MS).toISOString().slice(0, 10)

const isRunning = (world: World, sale: Sale | null): sale is Sale =>
  sale !== null && (sale.to === null || dayAt(world) <= sale.to)

/** Whether a sale waits to begin or end. */
export const isTurnDue = (world: World, turn: string | null): boolean => turn !== null && turn <= dayAt(world)

/** Whether it is so late that the clock may have shown tomorrow before it was set back. */
export const isAtMidnight = (world: World): boolean =>
  new Date(world.clock.time.getTime() + 4 * MINUTE_MS + 5 * HOUR_MS).toISOString().slice(0, 10) !== dayAt(world)

/** A price in rupees under the sale of a shop. */
export const costOf = (world: World, { sale }: Pick<Shop, 'sale'>, rupees: number): number =>
  isRunning(world, sale) ? Math.floor((rupees * (100 - sale.percent)) / 100) : rupees

/** Sums of an order's goods in rupees: all of them, and those at their regular price. */
export const goodsOf = (world: World, shop: Shop, lines: readonly Line[]) => {
  const amounts = lines.map(({ variant, quantity }) => ({
    amount: costOf(world, shop, variant.price) * quantity,
    isReduced: costOf(world, shop, variant.price) < variant.price,
  }))
  const sum = (some: typeof amounts) => some.reduce((total, { amount }) => total + amount, 0)
  return { all: sum(amounts), regular: sum(amounts.filter(({ isReduced }) => !isReduced)) }
}

const save = async (world: World, shop: Shop, sale: Sale | null, isLost: boolean): Promise<void> => {
  const json = { sales: sale ? [sale] : [] }
  const { status, body } = await asSeller(world, shop, 'PUT', '/stores/my/sales', { json }, isLost)
  world.count(`sale: ${sale ? 'begun' : 'ended'}`)
  world.check(status === 200, () => `a sale is answered ${status} ${JSON.stringify(body)}`)
  shop.sale = sale
}

const sale: Operation = {
  weight: 1.5,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const percent = 1 + random.below(90)
    const days = random.chance(0.7) ? random.below(4) : undefined
    const isOff = random.chance(0.4)
    const isLost = random.chance(0.1)
    if (!shop) return undefined
    return () =>
      save(world, shop, isOff ? null : { percent, to: days === undefined ? null : dayAt(world, days) }, isLost)
  },
}

export const saleOperations = { sale }
