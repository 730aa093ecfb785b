/** `21 Nov 2026` */
export const dayOf = (iso: string): string => new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'medium' })

/** `21 Nov 2026, 14:05` */
export const momentOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
