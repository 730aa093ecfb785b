/** Largest accepted image: a 24-megapixel phone photo. A file of its own, so that the server loads no decoder. */
export const MAX_PIXELS = 24_000_000
