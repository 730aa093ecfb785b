/** The plans' limits. Every text and check reads them here. Texts call the paid plan Premium. */
export const plans = {
  free: {
    label: 'Free Plan',
    monthlyPrice: { pkr: 0, usd: 0 },
    products: 5,
    layouts: ['default'],
    codes: 1,
    /** People who work in the shop beside its owner. */
    staff: 1,
    /** Devices of a person that show alerts of orders. */
    devices: 2,
    files: 10,
  },
  paid: {
    label: 'Premium',
    monthlyPrice: { pkr: 2000, usd: 10 },
    referredPrice: { pkr: 1500, usd: 8 },
    /** `PAID_PRODUCT_LIMIT` overrides it. */
    products: 100,
    /** `PAID_LAYOUTS` overrides them. */
    layouts: ['default', 'premium', 'luxury'],
    codes: 50,
    staff: 5,
    devices: 10,
    /** Courier files a day. */
    files: 500,
  },
} as const

/** Returns a seller's monthly price in words: rupees for a Pakistani number or country code, dollars elsewhere. */
export const offeredPrice = (rupees: number, number: string): string => {
  const { monthlyPrice, referredPrice } = plans.paid
  if (planCurrency(number) === 'PKR') return `Rs. ${rupees.toLocaleString('en')}`
  return `${(rupees < monthlyPrice.pkr ? referredPrice : monthlyPrice).usd} USD`
}

/** The currency a seller pays in: rupees for a Pakistani number or country code, dollars elsewhere. */
export const planCurrency = (number: string) => (/^\+?92/.test(number) ? 'PKR' : 'USD')

/** Days a paid plan lasts after a payment. */
export const PAID_DAYS = 30

export type PlanName = keyof typeof plans

/** The plan in force at `now`: an expired paid plan counts as free. */
export const effectivePlan = (plan: PlanName, expiry: string | null, now: Date): PlanName =>
  plan === 'paid' && expiry !== null && expiry <= now.toISOString() ? 'free' : plan

/** Returns the layouts of a plan. The operator chooses those of the paid plan. */
export const layoutsOf = (plan: PlanName, paidLayouts: readonly string[]): readonly string[] =>
  plan === 'paid' ? paidLayouts : plans.free.layouts

/** Whether a plan plus an admin's grants include a layout. */
export const mayUseLayout = (
  plan: PlanName,
  paidLayouts: readonly string[],
  granted: readonly string[],
  layout: string,
): boolean => layoutsOf(plan, paidLayouts).includes(layout) || granted.includes(layout)

export const productLimitMessage = (limit: number): string =>
  `You've reached the ${limit}-product limit for ${limit === plans.free.products ? 'free accounts. Upgrade to add more products.' : 'your plan.'}`
