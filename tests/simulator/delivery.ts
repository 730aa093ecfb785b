import type { Charges, Shop } from './model.ts'
import { asSeller, openShop } from './sellers.ts'
import type { Operation, World } from './world.ts'

/** Destinations as buyers send them. */
export interface Asked {
  place?: string
  pick_up?: true
}

const LAHORE: Asked = { place: 'lahore' }
const ASKED: readonly Asked[] = [
  LAHORE,
  { place: 'LAHORE cantt' },
  { place: 'lhr' },
  { place: 'Sakardu' },
  { place: 'Chak 99, near the canal' },
  { pick_up: true },
  {},
]

/** Picks where an order goes: mostly to Lahore, which shops charge less for. */
export const pickDestination = (world: World): Asked =>
  world.random.chance(0.6) ? LAHORE : (world.random.pick(ASKED) ?? LAHORE)

const isLahore = ({ place = '' }: Asked): boolean => /^(lahore|lhr)/i.test(place)

/** The charge in rupees for goods of an amount; `undefined` if the shop must refuse the order. */
export const chargeOf = (charges: Charges | null, asked: Asked, goods: number): number | undefined => {
  if (!charges || (asked.pick_up && charges.pickUp)) return 0
  if (!asked.place) return undefined
  const isOwnCity = charges.lahore !== null && isLahore(asked)
  if (!isOwnCity && charges.elsewhere !== 'yes') return undefined
  const fee = isOwnCity ? (charges.lahore ?? 0) : charges.fee
  const charge = charges.freeOver !== null && goods >= charges.freeOver ? 0 : fee
  return charges.codMax !== null && goods + charge > charges.codMax ? undefined : charge
}

const set = async (world: World, shop: Shop, charges: Charges | null, isLost: boolean): Promise<void> => {
  const path = '/stores/my/delivery'
  const { status, body } = charges
    ? await asSeller(
        world,
        shop,
        'PUT',
        path,
        {
          json: {
            default_fee: charges.fee,
            free_over: charges.freeOver,
            cod_max: charges.codMax,
            elsewhere: charges.elsewhere,
            pick_up: charges.pickUp,
            days: { from: 2, to: 4 },
            rates: charges.lahore === null ? [] : [{ place: 'lahore', fee: charges.lahore }],
          },
        },
        isLost,
      )
    : await asSeller(world, shop, 'DELETE', path, {}, isLost)
  world.count(`delivery: ${charges ? 'set' : 'turned off'}`)
  world.check(status === 200, () => `delivery is answered ${status} ${JSON.stringify(body)}`)
  shop.charges = charges
}

const delivery: Operation = {
  weight: 2,
  plan: (world) => {
    const { random } = world
    const shop = openShop(world)
    const charges: Charges = {
      fee: random.below(500),
      freeOver: random.chance(0.4) ? 1000 + random.below(5000) : null,
      codMax: random.chance(0.3) ? 5000 + random.below(50_000) : null,
      elsewhere: random.pick(['yes', 'yes', 'ask', 'no'] as const) ?? 'yes',
      pickUp: random.chance(0.5),
      lahore: random.chance(0.7) ? random.below(300) : null,
    }
    const isOff = random.chance(0.3)
    const isLost = random.chance(0.1)
    return shop && (() => set(world, shop, isOff ? null : charges, isLost))
  },
}

export const deliveryOperations = { delivery }
