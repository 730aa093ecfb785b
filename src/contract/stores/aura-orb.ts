/** Slug of the shop behind the landing page `/auraorb`. Reserved: only the operator's seeding can open it. */
export const AURA_ORB_SLUG = 'auraorb'

export const AURA_ORB_PATH = '/auraorb'
