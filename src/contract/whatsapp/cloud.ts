/** Reasons for which an official number sends nothing at the moment. */
export const cloudProblems = ['token', 'payment', 'quality', 'template', 'away'] as const
export type CloudProblem = (typeof cloudProblems)[number]

/** Advice for each, to whoever looks after the number. */
export const cloudAdvice: Record<CloudProblem, string> = {
  token: 'Meta refuses the access token. Make a new one that does not expire, and save it here.',
  payment: 'Meta delivers nothing without a payment method. Add one in WhatsApp Manager.',
  quality:
    'People have reported messages of this number, and Meta holds it back. Confirm orders before you write to buyers.',
  template: 'Meta does not know a template. Register all of them, with these names and languages.',
  away: 'Meta does not answer. Messages wait, and go out once it does.',
}

/** People that a number may write to first in 24 hours, until Meta says more. */
export const FIRST_TIER = 250

/** Words by which a buyer ends messages, and by which he wants them again; compared in lower case, without signs. */
export const STOP_WORDS = ['stop', 'unsubscribe', 'band karo', 'band kar do', 'بند', 'بند کرو', 'بند کر دیں']
export const START_WORDS = ['start', 'shuru', 'شروع']
