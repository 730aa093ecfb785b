export const weCannotBeReached = 'We cannot be reached just now. Please try again.'
export const youSeemToBe = 'You seem to be offline. Please try again.'
export const bearer = (token: string): string => `Bearer ${token}`
export const aborted = 'Aborted'
