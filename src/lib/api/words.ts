/** Words of calls without an answer. */

export const weCannotBeReached = 'We cannot be reached just now. Please try again.'
export const youSeemToBe = 'You seem to be offline. Please try again.'
