export interface LayoutConfigsTable {
  store_id: string
  layout: string
  /** JSON object of field values. */
  customizations: string
  /** JSON object of the older four-value form. */
  config: string
  updated_at: string
}

/** A row for each layout that a store had before and does not show now: at most as many as there are layouts. */
export interface KeptDesignsTable {
  store_id: string
  layout: string
  /** JSON object of field values. */
  customizations: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    layout_configs: LayoutConfigsTable
    kept_designs: KeptDesignsTable
  }
}
