export const kg = (toTwoDecimals: string): string => `${toTwoDecimals} kg`
export const justNow = 'just now'
export const usd = (usd: number): string => `${usd} USD`
export const in2 = (math: number, left: string): string => ` in ${math}:${left}`
