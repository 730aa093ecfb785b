export const notification = 'Notification'
