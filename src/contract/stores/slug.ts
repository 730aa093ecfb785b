export const SLUG_MIN = 3
export const SLUG_MAX = 40

/** Lower case letters, digits and single hyphens, 3–40 characters, no hyphen at an end. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A readable address part from any text: `Ajrak Shawl — Red` → `ajrak-shawl-red`. Scripts without Latin letters give an empty string. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
