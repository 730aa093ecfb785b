import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { $cart } from '../../stores/cart.ts'
import { $dialog } from '../../stores/dialog.ts'
import { storeData } from '../store-data.ts'

/** Something of a catalogue, by the id that the feeds give it: a variant's, or a product's without options. */
interface Item {
  id: string
  /** Set for a product whose size or colour is not chosen yet. */
  group: boolean
  name: string
  quantity: number
  /** In whole units of the currency. */
  price: number
}

/** A step of a buyer that ads are measured by. */
export type BuyerEvent =
  | { kind: 'view' | 'add' | 'checkout'; items: Item[]; value: number; currency: string }
  | { kind: 'purchase'; items: Item[]; value: number; currency: string; order: string }

const ORDERS_KEY = 'pixels-orders'
/** Orders remembered as told. */
const KEPT = 20

const currency = storeData().currency as string

interface Chosen {
  id: string
  name: string
  price: number
  variant?: string | undefined
  choose?: string | undefined
}

const itemOf = ({ id, variant, choose, name, price }: Chosen, quantity = 1): Item => ({
  id: variant ?? id,
  group: !variant && Boolean(choose),
  name,
  quantity,
  price: price / 100,
})

const sumOf = (items: Item[]): number => items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Notes an order as told. Returns whether it was: its confirmation may be opened again. */
const isTold = (order: string): boolean => {
  const told = (readStored('localStorage', ORDERS_KEY) ?? '').split(' ').filter(Boolean)
  if (told.includes(order)) return true
  writeStored('localStorage', ORDERS_KEY, [...told, order].slice(-KEPT).join(' '))
  return false
}

/** Tells of products looked at, put into the cart, about to be ordered, and ordered. An order is told once. */
export const watchBuyer = (tell: (event: BuyerEvent) => void): void => {
  const say = (kind: 'view' | 'add' | 'checkout', items: Item[]) =>
    items.length > 0 && tell({ kind, items, value: sumOf(items), currency })

  const { product } = storeData()
  if (product) say('view', [itemOf(product)])

  const countOf = (lines = $cart.get()) =>
    new Map(lines.map((line) => [line.uniqueId ?? line.product.variant ?? line.product.id, line.quantity]))
  let before = countOf()
  $cart.listen((lines) => {
    const added = lines.flatMap((line) => {
      const key = line.uniqueId ?? line.product.variant ?? line.product.id
      const more = line.quantity - (before.get(key) ?? 0)
      return more > 0 ? [itemOf(line.product, more)] : []
    })
    before = countOf([...lines])
    say('add', added)
  })

  let ordered: Item[] = []
  $dialog.subscribe((dialog) => {
    if (dialog.state === 'product') say('view', [itemOf(dialog.product)])
    if (dialog.state === 'order') {
      ordered = (dialog.lines ?? $cart.get()).map((line) => itemOf(line.product, line.quantity))
      say('checkout', ordered)
    }
    if (dialog.state === 'confirmation' && !dialog.order.before && !isTold(dialog.order.id)) {
      const { id, total } = dialog.order
      tell({ kind: 'purchase', items: ordered, value: total / 100, currency, order: id })
    }
  })
}
