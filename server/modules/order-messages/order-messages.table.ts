/** A store's own text of a message; without a row, the default is sent. */
export interface MessageTemplatesTable {
  store_id: string
  kind: string
  text: string
  updated_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    message_templates: MessageTemplatesTable
  }
}
