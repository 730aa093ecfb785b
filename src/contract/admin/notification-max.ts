/** Longest message to many users, in characters. */
export const NOTIFICATION_MAX = 2000
