import { type PlanName, plans } from './plans.ts'

const premiumThemes = plans.paid.layouts.length - plans.free.layouts.length

/** Benefits of a plan besides its products. Separate from the plans: sign-in reads those only. */
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
