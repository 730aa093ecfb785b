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
    'Feeds for the catalogues of Facebook, Instagram and Google',
    'A web address of your own, where your operator offers it',
    'New orders on your WhatsApp; buyers hear by an official number',
    'Order and delivery notifications',
    'No watermark on your store',
    'Free hosting',
    themes,
    'Priority support',
  ],
}

/** The same plans in a seller's words, for the page that sells them. */
export const inSellersWords = {
  free: [
    'Orders with the name, address and total in them',
    'An alert on your phone and a mail for every order',
    'Sizes and colours, each with its own stock',
    'Delivery by city, discount codes, courier files',
    'One theme, with a small «Made with WhatsStore»',
  ],
  paid: (themes: string) => [
    'New orders on your WhatsApp; buyers hear by an official number',
    'What sells, who looks, and when they order',
    `${plans.paid.staff} people to help you, not ${plans.free.staff}`,
    `Your customers as a file, and more than ${plans.free.files} courier files a day`,
    'Your products in the catalogues of Facebook, Instagram and Google',
    themes,
    'No mark of ours on your shop',
    'Answers from us first',
  ],
}
