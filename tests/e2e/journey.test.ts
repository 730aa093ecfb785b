import { expect, test } from 'vitest'
import { desktop, phone, sentMails, withDashboard } from '../support/browser/dashboard.ts'
import { EMAIL, SHOP, trade } from '../support/browser/journey.ts'

const { serve } = withDashboard()

for (const [name, device] of Object.entries({ phone, desktop })) {
  test(`from sign-up to a delivered order on a ${name}, by clicking and typing alone`, async () => {
    const { app, origin, context } = await serve()
    const mailsTo = (email: string) => sentMails(app, email)
    const { buyer } = await trade({ origin, context, mailsTo, device })

    await app.settled()
    await buyer.goto(origin + SHOP)
    await buyer.getByText('Only 2 left').waitFor()
    const order = await app.deps.db.selectFrom('orders').select(['status', 'total_amount']).executeTakeFirstOrThrow()
    expect(order).toEqual({ status: 'Delivered', total_amount: 299_000 })
    await expect.poll(async () => (await mailsTo(EMAIL)).some((text) => text.includes('Ayesha Khan'))).toBe(true)
  })
}
