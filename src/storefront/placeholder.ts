/** Stands in for an image that is missing or cannot be shown. */
export const PLACEHOLDER = '/placeholder.svg'
