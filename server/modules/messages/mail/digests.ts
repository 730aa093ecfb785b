import type { Letter } from './compose.ts'
import type { MailWords } from './mail-words.ts'

const MINUTE_MS = 60_000

/** Texts of a digest. */
interface Topic {
  /** Least time between two mails of the topic to a person. The first goes at once, later ones wait for a digest. */
  gapMs: number
  title: (say: MailWords, count: number) => string
  button: (say: MailWords) => string
  /** Path on the platform's own host. */
  path: string
  /** Language of mails to admins. */
  language?: 'en'
}

/** Topics that may mail one person many times a minute. */
export const topics = {
  orders: {
    gapMs: MINUTE_MS,
    title: (say, count) => say.digests.orders(count),
    button: (say) => say.digests.openOrders,
    path: '/dashboard?tab=orders',
  },
  'upgrade requests': {
    gapMs: 10 * MINUTE_MS,
    title: (_, count) => `${count} upgrade requests`,
    button: () => 'Open the dashboard',
    path: '/dashboard',
    language: 'en',
  },
  'unconfirmed orders': {
    gapMs: 60 * MINUTE_MS,
    title: (say) => say.digests.unconfirmed,
    button: (say) => say.digests.openOrders,
    path: '/dashboard?tab=orders',
  },
  payments: {
    gapMs: 10 * MINUTE_MS,
    title: (say, count) => say.digests.payments(count),
    button: (say) => say.digests.openOrders,
    path: '/dashboard?tab=orders',
  },
  reviews: {
    gapMs: 60 * MINUTE_MS,
    title: (say, count) => say.digests.reviews(count),
    button: (say) => say.digests.openReviews,
    path: '/dashboard?tab=store&view=reviews',
  },
} as const satisfies Record<string, Topic>

export type MailTopic = keyof typeof topics

/** Lines a digest shows. It counts the rest. */
const SHOWN_LINES = 50

/** Returns one mail for several of a topic, a line each, oldest first. The lines have their language already. */
export const digestMail = (
  recipient: string,
  topic: MailTopic,
  lines: readonly string[],
  publicOrigin: string,
): Letter => {
  const { title, button, path, language }: Topic = topics[topic]
  const more = lines.length - SHOWN_LINES
  return {
    recipient,
    ...(language && { language }),
    write: (say) => {
      const heading = title(say, lines.length)
      return {
        subject: heading,
        preview: lines[0] ?? '',
        heading,
        blocks: [
          { kind: 'paragraph', text: lines.slice(0, SHOWN_LINES).join('\n') },
          ...(more > 0 ? [{ kind: 'paragraph' as const, text: say.digests.more(more) }] : []),
          { kind: 'button', label: button(say), link: `${publicOrigin}${path}` },
        ],
      }
    },
  }
}
