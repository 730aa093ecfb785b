import { plans } from './plans.ts'

/** Says how many themes the paid plan adds. */
export const premiumThemes = (paidLayouts: readonly string[]): string => {
  const more = paidLayouts.length - plans.free.layouts.length
  return more === 1 ? '1 premium theme' : `${more || 'No'} premium themes`
}

/** Benefits of a plan besides its products. Separate from the plans: sign-in reads those only. */
export const benefits = {
  free: ['Basic messaging notifications', 'Mobile-responsive store', '1 theme', 'WhatsStore watermark on your store'],
  /** `themes` is what `premiumThemes` says of this operator. */
  paid: (themes: string) => [
    'Analytics dashboard: views, orders and best sellers',
    'Your customers as a file (CSV)',
    `More than ${plans.free.files} courier files a day`,
    `${plans.paid.staff} helpers in your shop, not ${plans.free.staff}`,
    'Your own WhatsApp number writes to you and your buyers',
    'Order and delivery notifications',
    'No watermark on your store',
    'Free hosting',
    themes,
    'Priority support',
  ],
}
