/** Stands in for a picture that is missing or cannot be shown. */
export const PLACEHOLDER = '/placeholder.svg'
