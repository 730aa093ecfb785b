import { formatMoney } from '#contract/money.ts'
import { storeData } from '#src/storefront/store-data.ts'

/** An amount in minor units as this store's buyers read it. */
export const shownPrice = (minor: number): string => formatMoney(minor, storeData().currency)
