import type { AnyOrder } from '../order-lines.ts'
import { Label } from './Label.tsx'
import type { Paper } from './paper.ts'
import { Slip } from './Slip.tsx'
import type { Sender } from './sender.ts'

/** Labels on one page. */
const ON_A_PAGE: Record<Exclude<Paper, 'a4'>, number> = { four: 4, a6: 1, roll: 1 }

const pagesOf = <Item,>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, page) => items.slice(page * size, (page + 1) * size))

/** Slips or labels of orders, as their paper wants them. */
export const Pages = ({ orders, paper, sender }: { orders: readonly AnyOrder[]; paper: Paper; sender: Sender }) =>
  paper === 'a4'
    ? orders.map((order) => <Slip key={order.order_id} order={order} sender={sender} />)
    : pagesOf(orders, ON_A_PAGE[paper]).map((page) => (
        <div key={page[0]?.order_id} className={`labels is-${paper}`}>
          {page.map((order) => (
            <Label key={order.order_id} order={order} sender={sender} />
          ))}
        </div>
      ))
