const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Returns a client's weight for an encoding, 0 to 1. Unnamed ones have that of `*`, else 0. */
const quality = (accepted: string, name: string): number => {
  const offers = accepted.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()))
  const found = offers.find(([coding]) => coding === name) ?? offers.find(([coding]) => coding === '*')
  if (!found) return 0
  const weight = found.find((part) => part.startsWith('q='))?.slice(2)
  return weight === undefined ? 1 : Number(weight) || 0
}

/** Returns the encoding a client prefers, with its file extension. The smallest wins a tie. `undefined` for none. */
export const bestEncoding = (accepted: string): (typeof encodings)[number] | undefined => {
  let best: (typeof encodings)[number] | undefined
  let most = 0
  for (const encoding of encodings) {
    const liked = quality(accepted, encoding[0])
    if (liked > most) [best, most] = [encoding, liked]
  }
  return best
}
