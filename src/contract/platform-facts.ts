/**
 * What the platform's own pages say of this very installation. They are built before anybody knows where they will stand, so a page names a
 * fact by `fact('origin')`, shows what depends on one inside `<WhenSet>`, and the server fills them in at its start.
 */
export interface PlatformFacts {
  /** Where the platform is reached, without a slash at the end. */
  origin: string
  /** Products of a paid store: `Up to 100`, or `Unlimited`. */
  paidProducts: string
}

export type PlatformFact = keyof PlatformFacts

/**
 * The place of a fact in a page: in text or inside an attribute, where it comes escaped. In structured data only what needs no escaping, such as
 * an origin.
 *
 * @example <link rel="canonical" href={`${fact('origin')}/contact`} />
 */
export const fact = (name: PlatformFact): string => `{{${name}}}`

/** Where a part of a page begins and ends that is shown only if a fact is known. */
export const partOf = (name: PlatformFact) => [`<!--when:${name}-->`, `<!--end:${name}-->`] as const
