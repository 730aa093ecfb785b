/** Topics people ask support about, and what they can do at once. */
export const helpTopics = [
  {
    title: 'Account setup',
    text: 'Signing up, the email that confirms your address, a forgotten password, two-step sign-in.',
    link: ['/auth', 'Sign in or reset password'],
  },
  {
    title: 'Messaging integration',
    text: 'Linking your WhatsApp number, messages that do not arrive, the texts that are sent.',
    link: ['/dashboard?tab=whatsapp', 'Open the WhatsApp tab'],
  },
  {
    title: 'Billing and plans',
    text: 'What Premium costs and includes, paying for it, cancelling, refunds.',
    link: ['/refund-policy', 'Read the refund policy'],
  },
  {
    title: 'Technical support',
    text: 'A page that does not open or looks wrong. Tell us the address, the phone and the browser.',
    link: ['/service-policy#availability', 'What we promise'],
  },
  {
    title: 'Product management',
    text: 'Adding products and photos, categories, prices, stock, how your shop looks.',
    link: ['/dashboard?tab=products', 'Open your products'],
  },
  {
    title: 'Order management',
    text: 'Finding an order, confirming and shipping it, an order “to be checked”, a buyer who does not answer.',
    link: ['/dashboard?tab=orders', 'Open your orders'],
  },
] as const
