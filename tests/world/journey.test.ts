import { expect, test } from 'vitest'
import { startWorld } from '../support/apps/world.ts'
import { phone, sentMails, withDashboard } from '../support/browser/dashboard.ts'
import { EMAIL, SHOP, trade } from '../support/browser/journey.ts'

const { contextAt } = withDashboard()

test('from sign-up to a delivered order, every request at another web process than the one before', async () => {
  const { front, publishers, deps } = await startWorld()
  const mailsTo = async (email: string) =>
    (await Promise.all(publishers.map((publisher) => sentMails(publisher, email)))).flat()
  const { buyer } = await trade({ origin: front, context: contextAt(front), mailsTo, device: phone })

  await expect.poll(async () => (await fetch(front + SHOP)).text()).toContain('Only 2 left')
  await buyer.goto(front + SHOP)
  await buyer.getByText('Only 2 left').waitFor()
  const order = await deps.db.selectFrom('orders').select(['status', 'total_amount']).executeTakeFirstOrThrow()
  expect({ ...order, total_amount: Number(order.total_amount) }).toEqual({ status: 'Delivered', total_amount: 299_000 })
  await expect.poll(async () => (await mailsTo(EMAIL)).some((text) => text.includes('Ayesha Khan'))).toBe(true)
})
