/** Words of messages to a seller, in Urdu. To be read by a native speaker. */

import { count } from '#src/lib/numbers.ts'

export const failedToFetchMessages = 'پیغام نہیں آ سکے'
export const ourMessagesToYou = 'ہمارے پیغام یہاں آتے ہیں۔ ہم یہ آپ کو ای میل بھی کرتے ہیں۔'
export const noMessagesYet = 'ابھی کوئی پیغام نہیں'
export const loadMore = 'اور دیکھیں'
export const messagesFromWhatsstore = 'WhatsStore کے پیغام'
export const messages = 'پیغام'
export const messagesNoneUnread = 'پیغام، کوئی نیا نہیں'
export const messagesUnread = (unread: number): string => `پیغام، ${count(unread)} ${unread === 1 ? 'نیا' : 'نئے'}`
