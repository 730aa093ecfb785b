/**
 * Facts of this installation on the platform's own pages. Pages are built before the facts are known:
 * they use `fact('origin')` and `<WhenSet>`, and the server fills them in at its start.
 */
export interface PlatformFacts {
  /** Public URL of the platform, without a trailing slash. */
  origin: string
  /** Product limit of a paid store: `Up to 100`, or `Unlimited`. */
  paidProducts: string
  /** Heading of the themes: `3 themes, 14 more on request.` */
  themes: string
  /** Themes that Premium adds, and how to get others: `2 more with Premium, and our team opens …`. */
  paidThemes: string
  /** Themes that Premium adds: `2 premium themes`. */
  premiumThemes: string
  /** How sellers get the two themes shown beside the free one. */
  premiumOpens: string
  luxuryOpens: string
  /** The operator's name, for use in a sentence. */
  operator: string
  /** The governing law, for use in a sentence: `the law of Pakistan`. */
  law: string
  /** Set when dashboard and sign-in may be in Urdu. */
  urdu: 'yes' | undefined
  supportEmail: string | undefined
  /** E.164 digits, for wa.me. */
  supportWhatsApp: string | undefined
  /** The same number as people write it. */
  supportPhone: string | undefined
  office: string | undefined
  /** Set when support has a mail address or a number. */
  hasSupport: 'yes' | undefined
  /** Shown when it has neither. */
  noSupport: string | undefined
}

/** Facts that may change while the server runs, filled in at each request. */
export interface MomentFacts {
  /** Set while the demo store is live. */
  demo: string | undefined
  /** Path of the demo shop of a layout; of its sample page where there is no demo. */
  defaultShop: string
  premiumShop: string
  luxuryShop: string
  /** Set during office hours: `Open now, until 6:00 PM`. */
  supportOpen: string | undefined
  /** Set otherwise: `Closed now. Opens tomorrow at 9:00 AM`. */
  supportClosed: string | undefined
}

export type PlatformFact = keyof PlatformFacts | keyof MomentFacts

/**
 * Marks the place of a fact in text or an attribute; its value is HTML-escaped.
 * In structured data, use it only for values that need no escaping, such as an origin.
 *
 * @example <link rel="canonical" href={`${fact('origin')}/contact`} />
 */
export const fact = (name: PlatformFact): string => `{{${name}}}`

/** Start and end markers of a part that shows only when a fact is known. */
export const partOf = (name: PlatformFact) => [`<!--when:${name}-->`, `<!--end:${name}-->`] as const
