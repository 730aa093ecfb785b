export interface LayoutConfigsTable {
  store_id: string
  layout: string
  /** JSON object of field values. */
  customizations: string
  /** JSON object of the older four-value form. */
  config: string
  updated_at: string
}

export interface LayoutTables {
  layout_configs: LayoutConfigsTable
}
