import { MOVES } from './moves.ts'
import {
  add,
  type HistoryRow,
  type ItemRow,
  keptOf,
  type OrderRow,
  type PaymentRow,
  type Read,
  readAll,
  takenOf,
  unitsOf,
} from './rows.ts'
import type { World } from './world.ts'

/**
 * Checks the database against the answers that clients had. Shares no code with the application: it repeats sums, the
 * table of moves and rules.
 */
export class Auditor {
  readonly #world: World
  /** Units of each variant that are on hand or in orders: only the seller changes them. */
  readonly #base = new Map<string, number>()
  /** Timelines as they were, which only grow. */
  readonly #timelines = new Map<string, string[]>()

  constructor(world: World) {
    this.#world = world
  }

  /** Called after each step. */
  async afterStep(): Promise<void> {
    const read = await readAll(this.#world.observer)
    this.#checkStock(read)
    this.#checkHolds(read)
    this.#checkOrders(read)
    this.#checkTotals(read)
    this.#checkCustomers(read)
    this.#checkDiscounts(read)
    this.#checkReviews(read)
    this.#checkParcels(read)
    this.#world.edited.clear()
    this.#world.expected.clear()
  }

  #check(condition: boolean, what: () => string): void {
    this.#world.check(condition, what)
  }

  /** On hand + in orders = what the seller put there. */
  #checkStock({ orders, items, variants }: Read) {
    const { edited, expected } = this.#world
    const inOrders = new Map<string, number>()
    for (const order of orders) {
      for (const item of items.get(order.id) ?? []) add(inOrders, item.variant_id, takenOf(order, item))
    }
    const sums = new Map<string, { before: number; now: number }>()
    for (const { id, product_id, inventory_count } of variants) {
      this.#check(inventory_count >= 0, () => `variant ${id} has ${inventory_count} units`)
      const now = inventory_count + (inOrders.get(id) ?? 0)
      const before = this.#base.get(id)
      const how = edited.get(product_id)
      if (before !== undefined && how === undefined) {
        this.#check(now === before, () => `variant ${id} had ${before} units with those in orders, and now ${now}`)
      }
      if (how === 'grid') {
        const sum = sums.get(product_id) ?? { before: 0, now: 0 }
        sums.set(product_id, { before: sum.before + (before ?? 0), now: sum.now + now })
      }
      const wanted = expected.get(id)
      this.#check(
        wanted === undefined || wanted === inventory_count,
        () => `variant ${id} has ${inventory_count}, not ${wanted}`,
      )
      this.#base.set(id, now)
    }
    for (const [id, { before, now }] of sums) {
      this.#check(before === now, () => `product ${id} had ${before} units before its options changed, and now ${now}`)
    }
  }

  /** An unconfirmed order holds exactly what it took. */
  #checkHolds({ orders, items, holds, variants }: Read) {
    const held = Map.groupBy(holds, ({ order_id }) => order_id)
    for (const order of orders) {
      const own = held.get(order.id) ?? []
      const isHolding = order.status === 'Pending' && order.to_check === null
      const wanted = isHolding ? unitsOf(items.get(order.id) ?? []) : ''
      this.#check(
        unitsOf(own) === wanted,
        () => `${order.order_id} (${order.status}) holds ${unitsOf(own)}, not ${wanted}`,
      )
    }
    const counted = new Map<string, number>()
    for (const { variant_id, quantity } of holds) add(counted, variant_id, quantity)
    for (const { id, held_count } of variants) {
      this.#check(
        held_count === (counted.get(id) ?? 0),
        () => `variant ${id} counts ${held_count} held, not ${counted.get(id)}`,
      )
    }
  }

  /** Every acknowledged order exists once, costs what it says and went only where it may. */
  #checkOrders({ orders, items, history, payments, stores }: Read) {
    const { orders: known } = this.#world
    const byNumber = Map.groupBy(orders, ({ order_id }) => order_id)
    for (const order of known) {
      if (!stores.has(order.shop.storeId)) continue
      const [row, ...more] = byNumber.get(order.number) ?? []
      if (!row || more.length > 0) throw new Error(`order ${order.number} is there ${1 + more.length} times`)
      this.#check(
        row.total_amount === order.total * 100 &&
          row.delivery_amount === order.charge * 100 &&
          row.discount_amount === order.discount * 100 &&
          row.adjustment_amount === order.adjustment * 100,
        () =>
          `order ${order.number} costs ${row.total_amount}, ${row.delivery_amount} of it delivery, less ${row.discount_amount}, and ${row.adjustment_amount}`,
      )
      const lines = (list: { id: string; quantity: number; price: number }[]) => JSON.stringify(list)
      const is = (items.get(row.id) ?? []).map((item) => ({
        id: item.variant_id,
        quantity: item.quantity,
        price: item.product_price,
      }))
      const wanted = order.lines.map((line) => ({
        id: line.variantId,
        quantity: line.quantity,
        price: line.price * 100,
      }))
      this.#check(lines(is) === lines(wanted), () => `${order.number} has ${lines(is)}, not ${lines(wanted)}`)
      const steps = history.get(row.id) ?? []
      for (const { to, at } of order.moves) {
        const isThere = steps.some((step) => step.to_status === to && step.at === at)
        this.#check(isThere, () => `${order.number}: the move to ${to} at ${at} was acknowledged and is lost`)
      }
      order.status = row.status
      order.toCheck = row.to_check !== null
      order.isUndone = steps.at(-1)?.undo === 1
      order.steppedAt = Date.parse(steps.at(-1)?.at ?? '')
      order.deliveredAt =
        Date.parse(steps.findLast(({ to_status, undo }) => to_status === 'Delivered' && !undo)?.at ?? '') || 0
    }
    // An order without an acknowledgement would be a double.
    const numbers = new Set(known.map(({ number }) => number))
    for (const row of orders) {
      this.#check(numbers.has(row.order_id), () => `nobody placed order ${row.order_id}`)
      this.#checkAmounts(row, items.get(row.id) ?? [])
      this.#checkPaid(row, payments.get(row.id) ?? [])
      this.#checkTimeline(row, history.get(row.id) ?? [])
    }
  }

  #checkAmounts(order: OrderRow, items: ItemRow[]) {
    const goods = items.reduce((sum, { product_price, quantity }) => sum + product_price * quantity, 0)
    const discounts = items.reduce((sum, { discount_amount }) => sum + discount_amount, 0)
    const { goods_amount, discount_amount, delivery_amount, adjustment_amount, total_amount } = order
    const isSum = goods_amount - discount_amount + delivery_amount + adjustment_amount === total_amount
    this.#check(
      goods === goods_amount && discounts === discount_amount && isSum,
      () => `order ${order.order_id} does not add up`,
    )
    for (const { quantity, returned_quantity, damaged_quantity } of items) {
      const isPossible = returned_quantity <= quantity && damaged_quantity <= returned_quantity && damaged_quantity >= 0
      this.#check(
        isPossible,
        () => `of ${quantity} units ${returned_quantity} are back, ${damaged_quantity} of them damaged`,
      )
      this.#check(
        order.status === 'Returned' || returned_quantity === 0,
        () => `${order.order_id} is ${order.status} and back`,
      )
    }
  }

  /** Reviews are of orders that were delivered, and one of each buyer for a product. */
  #checkReviews({ reviews, history }: Read) {
    const pairs = new Set<string>()
    for (const { id, order_id, product_id, customer_id } of reviews) {
      const wasDelivered = history.get(order_id)?.some(({ to_status }) => to_status === 'Delivered')
      this.#check(wasDelivered === true, () => `review ${id} is of an order that was not delivered`)
      const pair = `${product_id} ${customer_id}`
      this.#check(customer_id === null || !pairs.has(pair), () => `a buyer reviews ${product_id} twice`)
      pairs.add(pair)
    }
  }

  /** Files and numbers that were acknowledged are there, a number is of one parcel, and no parcel collects too much. */
  #checkParcels({ orders, shipments }: Read) {
    const known = new Map(this.#world.orders.map((order) => [order.number, order]))
    const numbers = new Set<string>()
    for (const { id, order_id, store_id, status, total_amount, paid_amount } of orders) {
      const parcels = shipments.get(id) ?? []
      const { batch, tracking } = known.get(order_id) ?? {}
      const isIn = batch === undefined || parcels.some((parcel) => parcel.batch === batch)
      this.#check(isIn || parcels.length > 1, () => `${order_id} is not in its courier file ${batch}`)
      const isNumbered = tracking === undefined || parcels.some((parcel) => parcel.tracking_number === tracking)
      this.#check(isNumbered, () => `the number ${tracking} of ${order_id} is lost`)
      for (const { courier, tracking_number, cod_amount } of parcels) {
        const key = `${store_id} ${courier} ${tracking_number}`
        this.#check(tracking_number === null || !numbers.has(key), () => `${key} is of two parcels`)
        numbers.add(key)
        const isOpen = status === 'Confirmed' && tracking_number === null
        const due = Math.max(0, Math.round((total_amount - paid_amount) / 100) * 100)
        this.#check(!isOpen || cod_amount <= due, () => `a parcel of ${order_id} collects ${cod_amount} of ${due}`)
      }
    }
  }

  /** Accepted payments add up to what is paid, which is no less than nothing and no more than the total. */
  #checkPaid({ order_id, paid_amount, total_amount }: OrderRow, payments: PaymentRow[]) {
    const accepted = payments.filter(({ state }) => state === 'accepted')
    const sum = accepted.reduce((total, { amount }) => total + amount, 0)
    const isEdited = this.#world.orders.some((order) => order.number === order_id && order.isEdited)
    const isRight = sum === paid_amount && paid_amount >= 0 && (paid_amount <= total_amount || isEdited)
    this.#check(isRight, () => `of ${order_id} ${paid_amount} is paid, and its payments are ${sum}`)
  }

  #checkTimeline(order: OrderRow, steps: HistoryRow[]) {
    const lines = steps.map(({ from_status, to_status, at, undo }) => `${from_status} ${to_status} ${at} ${undo}`)
    const before = this.#timelines.get(order.id) ?? []
    if (before.length === lines.length && before.at(-1) === lines.at(-1) && steps.at(-1)?.to_status === order.status)
      return
    const say = () => `${order.order_id} is ${order.status} after ${lines.join(', ')}`
    this.#check(
      before.every((line, index) => line === lines[index]),
      () => `${say()}; it was ${before.join(', ')}`,
    )
    this.#timelines.set(order.id, lines)
    const path: string[] = []
    for (const { from_status, to_status, undo } of steps) {
      const from = path.at(-1)
      this.#check((from_status ?? undefined) === from, say)
      if (undo) {
        path.pop()
        this.#check(path.at(-1) === to_status, say)
        continue
      }
      this.#check(from === undefined ? to_status === 'Pending' : MOVES[from]?.includes(to_status) === true, say)
      path.push(to_status)
    }
    this.#check(path.at(-1) === order.status, say)
  }

  /** Running sums of a shop are the sums of its orders. */
  #checkTotals({ orders, items, totals }: Read) {
    const wanted = new Map<string, string>()
    for (const [key, own] of Map.groupBy(orders, ({ store_id, status }) => `${store_id} ${status}`)) {
      const amount = own.reduce((sum, { total_amount }) => sum + total_amount, 0)
      const kept = own.reduce((sum, order) => sum + keptOf(order, items.get(order.id) ?? []), 0)
      wanted.set(key, `${own.length} ${amount} ${kept}`)
    }
    for (const { store_id, status, orders: count, amount, kept_amount } of totals) {
      const says = `${count} ${amount} ${kept_amount}`
      const is = wanted.get(`${store_id} ${status}`) ?? '0 0 0'
      this.#check(says === is, () => `${status} orders of ${store_id}: counted ${says}, and there are ${is}`)
      wanted.delete(`${store_id} ${status}`)
    }
    this.#check(wanted.size === 0, () => `not counted: ${[...wanted.keys()]}`)
  }

  /** A code is used by the orders that have it and stand, and never more often than it may be. */
  #checkDiscounts({ discounts, orders }: Read) {
    const status = new Map(orders.map((order) => [order.order_id, order.status]))
    for (const { id, code, uses, used, use_limit } of discounts) {
      const standing = this.#world.orders.filter(
        ({ codeId, number }) => codeId === id && status.get(number) !== 'Cancelled',
      ).length
      this.#check(
        uses === Number(used) && uses === standing && (use_limit === null || uses <= use_limit),
        () => `${code} counts ${uses} of ${use_limit} uses, has ${used}, and ${standing} orders stand`,
      )
    }
  }

  #checkCustomers({ orders, items, history, customers }: Read) {
    const own = Map.groupBy(orders, ({ customer_id }) => customer_id)
    for (const customer of customers) {
      const ofThem = own.get(customer.id) ?? []
      const count = (status: string) => ofThem.filter((order) => order.status === status).length
      const spent = ofThem.reduce((sum, order) => sum + keptOf(order, items.get(order.id) ?? []), 0)
      // The shop cancels what it joins to another order.
      const joined = ofThem.filter(({ id }) => /\bJoined to \w+$/.test(history.get(id)?.at(-1)?.note ?? ''))
      const cancelled = count('Cancelled') - joined.length
      const is = [ofThem.length, count('Delivered'), count('Returned'), cancelled, spent].join()
      const { delivered, returned } = customer
      const says = [customer.orders, delivered, returned, customer.cancelled, customer.spent].join()
      this.#check(says === is, () => `customer ${customer.phone}: counted ${says}, and there are ${is}`)
    }
    this.#world.check(
      new Set(customers.map(({ store_id, phone }) => `${store_id} ${phone}`)).size === customers.length,
      () => 'a customer is there twice',
    )
  }
}
