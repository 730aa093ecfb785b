/** Shown for a missing or broken image. */
export const PLACEHOLDER = '/placeholder.svg'
