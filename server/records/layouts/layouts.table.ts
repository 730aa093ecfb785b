export interface LayoutConfigsTable {
  store_id: string
  layout: string
  /** JSON object of field values. */
  customizations: string
  /** JSON object of the older four-value form. */
  config: string
  updated_at: string
}

/** Values of an earlier layout of a store, at most one row per layout. */
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
