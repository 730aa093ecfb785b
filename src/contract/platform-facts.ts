/**
 * What the platform's own pages say of this very installation. They are built before anybody knows where they will stand, so a page names a
 * fact by `fact('origin')`, shows what depends on one inside `<WhenSet>`, and the server fills them in at its start.
 */
export interface PlatformFacts {
  /** Where the platform is reached, without a slash at the end. */
  origin: string
  /** Products of a paid store: `Up to 100`, or `Unlimited`. */
  paidProducts: string
  /** Who runs the platform, within a sentence. */
  operator: string
  /** Whose law the terms follow, within a sentence: `the law of Pakistan`. */
  law: string
  supportEmail: string | undefined
  /** E.164 digits, for wa.me. */
  supportWhatsApp: string | undefined
  /** The same number as people write it. */
  supportPhone: string | undefined
  office: string | undefined
  /** Whether there is an address to mail to or a number to write to. */
  hasSupport: 'yes' | undefined
  /** Said where there is neither. */
  noSupport: string | undefined
}

/** What changes by the hour, and is filled in when a page is asked for. */
export interface MomentFacts {
  /** Whether somebody is in the office: `Open now, until 6:00 PM`. */
  supportOpen: string | undefined
  /** Or else when somebody will be: `Closed now. Opens tomorrow at 9:00 AM`. */
  supportClosed: string | undefined
}

export type PlatformFact = keyof PlatformFacts | keyof MomentFacts

/**
 * The place of a fact in a page: in text or inside an attribute, where it comes escaped. In structured data only what needs no escaping, such as
 * an origin.
 *
 * @example <link rel="canonical" href={`${fact('origin')}/contact`} />
 */
export const fact = (name: PlatformFact): string => `{{${name}}}`

/** Where a part of a page begins and ends that is shown only if a fact is known. */
export const partOf = (name: PlatformFact) => [`<!--when:${name}-->`, `<!--end:${name}-->`] as const
