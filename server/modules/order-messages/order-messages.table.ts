/** A store's own text of a message; without a row, the default is sent. */
export interface MessageTemplatesTable {
  store_id: string
  kind: string
  text: string
  updated_at: string
}

export interface NoticeTables {
  message_templates: MessageTemplatesTable
}
