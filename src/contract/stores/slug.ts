export const SLUG_MIN = 3
export const SLUG_MAX = 40

/** Lower-case letters, digits and single inner hyphens, 3–40 characters. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Makes a readable slug: `Ajrak Shawl — Red` → `ajrak-shawl-red`. Text without Latin letters gives an empty string. */
export const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '')
