const WORDS = ['three', 'seven', 'ten', 'fourteen', 'fifteen', 'thirty'] as const
const DAYS = { three: 3, seven: 7, ten: 10, fourteen: 14, fifteen: 15, thirty: 30 } as const
const SPAN = new RegExp(`\\b(\\d{1,3}|${WORDS.join('|')})[\\s-]+days?\\b`, 'gi')
const NEVER = /\b(?:no|without) (?:returns?|exchanges?|refunds?)\b|\bnot? (?:be )?(?:returned|returnable|exchanged)\b/i
const MONEY = /\b(?:refund|money|return)/i
/** Words by which «no returns» has an exception, or days are of something else. */
const UNCLEAR = /\b(?:unless|except|without a|only|but|if|deliver\w*|ship\w*|arriv\w*|paid|pay|process\w*|answer\w*)\b/i

/**
 * Reads a seller's return policy for search engines: days in which goods are taken back, 0 for never, and whether only
 * in exchange. Returns `undefined` unless the text plainly says exactly one thing.
 */
export const returnWindow = (policy: string): { days: number; exchange: boolean } | undefined => {
  if (UNCLEAR.test(policy)) return undefined
  const spans = [...policy.matchAll(SPAN)].map(([, span = '']) => {
    const word = WORDS.find((known) => known === span.toLowerCase())
    return word ? DAYS[word] : Number(span)
  })
  const never = NEVER.test(policy)
  const [days = 0] = spans
  if (never ? spans.length > 0 : spans.length !== 1 || days === 0) return undefined
  return { days, exchange: !never && /\bexchange/i.test(policy) && !MONEY.test(policy) }
}
