const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** How much a client likes a compression, 0 to 1: 0 of one it does not name, unless it names any. */
const quality = (accepted: string, name: string): number => {
  const offers = accepted.split(',').map((offer) => offer.split(';').map((part) => part.trim().toLowerCase()))
  const found = offers.find(([coding]) => coding === name) ?? offers.find(([coding]) => coding === '*')
  if (!found) return 0
  const weight = found.find((part) => part.startsWith('q='))?.slice(2)
  return weight === undefined ? 1 : Number(weight) || 0
}

/** The compression a client likes best of those there are, with its files' ending; of two alike the smaller. `undefined` for none. */
export const bestEncoding = (accepted: string): (typeof encodings)[number] | undefined => {
  let best: (typeof encodings)[number] | undefined
  let most = 0
  for (const encoding of encodings) {
    const liked = quality(accepted, encoding[0])
    if (liked > most) [best, most] = [encoding, liked]
  }
  return best
}
