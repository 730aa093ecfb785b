import { type PlanName, plans } from './plans.ts'

const premiumThemes = plans.paid.layouts.length - plans.free.layouts.length

/** What a plan gives besides its products, wherever it is listed. Apart from the plans, because signing in reads those and needs none of it. */
export const benefits = {
  free: ['Basic messaging notifications', 'Mobile-responsive store', '1 theme', 'WhatsStore watermark on your store'],
  paid: [
    'Analytics dashboard: views, orders and best sellers',
    'Your own WhatsApp number writes to you and your buyers',
    'Order and delivery notifications',
    'No watermark on your store',
    'Free hosting',
    `${premiumThemes} premium themes`,
    'Priority support',
  ],
} as const satisfies Record<PlanName, readonly string[]>
