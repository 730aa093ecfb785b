import { formatMoney } from '#contract/money.ts'
import { storeData } from '#src/storefront/store-data.ts'

/** Formats minor units in this store's currency. */
export const shownPrice = (minor: number): string => formatMoney(minor, storeData().currency)
