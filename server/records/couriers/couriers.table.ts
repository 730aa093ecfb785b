/** Couriers of stores, with the columns of their files. */
export interface CouriersTable {
  id: string
  store_id: string
  name: string
  /** JSON of `CourierColumn`s. */
  columns: string
  /** JSON of the courier's names of places, by place id or typed city. */
  places: string
  /** Empty, or with `{number}`. */
  tracking_link: string
  numbered_places: 0 | 1
  plain_text: 0 | 1
  weight_g: number
  created_at: string
  updated_at: string
}

/** Parcels of orders. */
export interface ShipmentsTable {
  id: string
  store_id: string
  order_id: string
  /** `null` for one that was typed. */
  courier_id: string | null
  /** The courier's name at that time. */
  courier: string
  /** Unique for its courier in a store. */
  tracking_number: string | null
  /** Cash to collect with this parcel, in minor units. */
  cod_amount: number
  weight_g: number
  pieces: number
  /** Key of the courier file it stands in. */
  batch: string | null
  batched_at: string | null
  created_at: string
  updated_at: string
}

declare module '#server/db/database.ts' {
  interface Tables {
    couriers: CouriersTable
    shipments: ShipmentsTable
  }
}
