/** Prefilled texts of support chats. */
export const supportChats = {
  /** From the button on the platform's pages. */
  help: 'Hello WhatsStore! I need help with: ',
  /** From the contact page. */
  greeting: 'Assalam-o-Alaikum WhatsStore! I have a question about: ',
  /** From the contact page's emergency link. */
  urgent: 'URGENT: my shop needs help now.\n\nShop address: \nWhat is wrong: ',
  /** From an admin to a seller who asked for the paid plan. */
  upgrade: 'Assalam-o-Alaikum! This is WhatsStore. You asked for Premium: ',
} as const
