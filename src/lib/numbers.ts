/** `1,250` */
export const count = (value: number): string => value.toLocaleString('en')

/** `12.5%` */
export const percent = (value: number): string => `${value.toLocaleString('en', { maximumFractionDigits: 1 })}%`

/** `1.2K`, for an axis. */
export const shortAmount = (value: number): string =>
  value.toLocaleString('en', { notation: 'compact', maximumFractionDigits: 1 })
