/**
 * The single-product page: the shop whose one product it sells, by its address. The word is reserved, so that only the operator's own seeding
 * can open that shop; where nobody did, there is no page.
 */
export const AURA_ORB_SLUG = 'auraorb'

export const AURA_ORB_PATH = '/auraorb'
