/** The legal pages by path. */
export const legalPages = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    description:
      'What WhatsStore knows about sellers, buyers and visitors, what it is for, how long it stays, and how to get or delete it.',
  },
  '/terms-conditions': {
    title: 'Terms and Conditions',
    description:
      'The agreement between WhatsStore and the people who open a shop with it: account, plans, payment, what may be sold, liability.',
  },
  '/refund-policy': {
    title: 'Refund and Cancellation Policy',
    description: 'When a payment for Premium is given back, how to ask for it, how long it takes, and how to cancel.',
  },
  '/service-policy': {
    title: 'Service Policy',
    description:
      'What WhatsStore does for a shop, what each plan includes, how support works, and what we promise and do not promise.',
  },
} as const
