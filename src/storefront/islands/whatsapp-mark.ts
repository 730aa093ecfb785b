/** WhatsApp's sign, a receiver in a bubble, as a line on a square of 24: on pages and in dialogs. */
export const WHATSAPP_MARK =
  'M3.5 20.5l1.2-4.3a8.5 8.5 0 1 1 3.2 3.1zM9 7.8c.4-.4.9-.3 1.1.2l.7 1.6c.1.3 0 .6-.8 1.4.6 1.3 1.6 2.3 3 3 .8-.9 1.1-1 1.5-.8l1.5.7c.5.3.5.7.1 1.1-.7.8-1.5 1-2.3.8-2.9-.9-5-3-5.8-5.8-.2-.8.1-1.6 1-2.2z'
