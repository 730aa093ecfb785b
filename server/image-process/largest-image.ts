/** The largest image taken, in pixels: a 24-megapixel phone photo. Apart from what decodes: the server itself loads no decoder. */
export const MAX_PIXELS = 24_000_000
