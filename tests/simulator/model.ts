/** The world as its clients know it: by the answers they had. */

export interface Variant {
  id: string
  labels: string[]
  /** Rupees. */
  price: number
}

export interface Product {
  id: string
  /** Rupees. */
  price: number
  hasOptions: boolean
  variants: Variant[]
  isDeleted: boolean
}

/** A shop's delivery charges, in rupees. */
export interface Charges {
  fee: number
  freeOver: number | null
  /** Largest total paid in cash. */
  codMax: number | null
  elsewhere: 'yes' | 'ask' | 'no'
  pickUp: boolean
  /** The charge in Lahore, if it has its own. */
  lahore: number | null
}

/** A discount code in percent. Amounts are rupees. */
export interface Code {
  id: string
  text: string
  percent: number
  minimum: number
  limit: number | null
}

/** A sale of everything. `to` is its last day in Pakistan. */
export interface Sale {
  percent: number
  to: string | null
}

/** Somebody who works in a shop, or did. `token` is empty before the first sign-in. */
export interface StaffMember {
  email: string
  role: 'packs' | 'manages'
  token: string
  isGone: boolean
}

export interface Shop {
  email: string
  password: string
  token: string
  slug: string
  storeId: string
  products: Product[]
  charges: Charges | null
  code: Code | null
  sale: Sale | null
  /** Phones that the seller has blocked. */
  blocked: Set<string>
  /** Orders that were placed, or may have been. They bound what may be refused as a flood. */
  attempts: { at: number; phone: string }[]
  isClosed: boolean
  staff?: StaffMember
  /** The courier it has added. */
  courierId?: string | undefined
}

export interface Buyer {
  phone: string
  name: string
  home: string
  cart: string
  /** Network address; some share one. */
  address: string
}

export interface Line {
  product: Product
  variant: Variant
  quantity: number
}

/** `price` is in rupees. */
export interface PlacedLine {
  variantId: string
  productId: string
  quantity: number
  price: number
}

/** An order that was acknowledged. */
export interface PlacedOrder {
  /** The public number. */
  number: string
  shop: Shop
  buyer: Buyer
  key: string
  /** Token of its private page. */
  link: string
  lines: PlacedLine[]
  /** Rupees, with the delivery charge. */
  total: number
  charge: number
  discount: number
  adjustment: number
  /** Id of its discount code. */
  codeId: string | undefined
  /** As the auditor last saw it. */
  status: string
  toCheck: boolean
  deliveredAt: number
  /** Time of the last step, as the auditor last saw it. */
  steppedAt: number
  /** Moves that were acknowledged: status and `updated_at` of the answer. */
  moves: { to: string; at: string }[]
  /** Whether its buyer has confirmed it on the private page. */
  isConfirmed: boolean
  isCancelledByBuyer: boolean
  /** Whether its buyer was erased. */
  isErased: boolean
  /** Whether its last step undid another. */
  isUndone: boolean
  /** Whether its seller changed it. Then more may be paid than it costs. */
  isEdited: boolean
  /** Whether its seller wrote it down. She is not told of it. */
  isRecorded: boolean
  picksUp: boolean
  /** The last courier file it stands in, and its parcel's number. */
  batch?: string
  tracking?: string
}
