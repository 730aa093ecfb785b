/** Words of messages to a seller. */

export const failedToFetchMessages = 'Failed to fetch messages'
export const ourMessagesToYou = 'Our messages to you are listed here. We mail them to you as well.'
export const noMessagesYet = 'No messages yet'
export const loadMore = 'Load More'
export const messagesFromWhatsstore = 'Messages from WhatsStore'
export const messages = 'Messages'
export const messagesNoneUnread = 'Messages, none unread'
export const messagesUnread = (unread: number): string => `Messages, ${unread} unread`
