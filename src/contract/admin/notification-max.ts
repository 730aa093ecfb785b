/** Characters of a message to many at most. */
export const NOTIFICATION_MAX = 2000
