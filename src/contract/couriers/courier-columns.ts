/** Columns of a courier's file. Their titles differ from courier to courier; what stands in them does not. */
export const columnSources = [
  'order',
  'name',
  'phone',
  'address',
  'place',
  'cash',
  'products',
  'pieces',
  'grams',
  'kilograms',
  'notes',
  'shop',
  'shop_phone',
  'text',
] as const
export type ColumnSource = (typeof columnSources)[number]

export const sourceWords: Record<ColumnSource, string> = {
  order: 'Order number',
  name: 'Buyer’s name',
  phone: 'Phone, 03001234567',
  address: 'Address',
  place: 'City',
  cash: 'Cash to collect',
  products: 'Products',
  pieces: 'Pieces',
  grams: 'Weight in grams',
  kilograms: 'Weight in kg',
  notes: 'Buyer’s notes',
  shop: 'Your shop’s name',
  shop_phone: 'Your phone',
  text: 'Always the same text',
}

/** A column: its title, and what stands in it. `text` is for columns that are always the same. */
export interface CourierColumn {
  title: string
  source: ColumnSource
  text?: string | undefined
}

/** Couriers of Pakistan whose columns are known. A shop has its own copy, which it may change. */
export interface CourierPreset {
  id: string
  name: string
  columns: CourierColumn[]
  /** Address of the page that follows a parcel, with `{number}`; empty where each order has only the number. */
  tracking_link: string
  /** Whether the courier knows cities by its own numbers, which the seller types once for each city. */
  numbered_places: boolean
  /** Whether its importer stops at commas and line breaks. */
  plain_text: boolean
}

const column = (title: string, source: ColumnSource, text?: string): CourierColumn => ({
  title,
  source,
  ...(text !== undefined && { text }),
})

/**
 * Presets. The titles are the fields of each courier's booking call, as running code names them: no official sheet was
 * found in public. A seller copies the titles of her own portal once.
 */
export const courierPresets: CourierPreset[] = [
  {
    id: 'postex',
    name: 'PostEx',
    columns: [
      column('orderRefNumber', 'order'),
      column('customerName', 'name'),
      column('customerPhone', 'phone'),
      column('deliveryAddress', 'address'),
      column('cityName', 'place'),
      column('invoicePayment', 'cash'),
      column('orderDetail', 'products'),
      column('items', 'pieces'),
      column('orderType', 'text', 'Normal'),
      column('transactionNotes', 'notes'),
    ],
    tracking_link: 'https://postex.pk/tracking?cn={number}',
    numbered_places: false,
    plain_text: false,
  },
  {
    id: 'leopards',
    name: 'Leopards',
    columns: [
      column('booked_packet_order_id', 'order'),
      column('consignment_name_eng', 'name'),
      column('consignment_phone', 'phone'),
      column('consignment_address', 'address'),
      column('destination_city', 'place'),
      column('booked_packet_collect_amount', 'cash'),
      column('booked_packet_weight', 'grams'),
      column('booked_packet_no_piece', 'pieces'),
      column('special_instructions', 'products'),
      column('origin_city', 'text', 'self'),
    ],
    tracking_link: '',
    numbered_places: true,
    plain_text: true,
  },
  {
    id: 'tcs',
    name: 'TCS',
    columns: [
      column('referenceno', 'order'),
      column('firstname', 'name'),
      column('mobile', 'phone'),
      column('address1', 'address'),
      column('cityname', 'place'),
      column('codamount', 'cash'),
      column('contentdesc', 'products'),
      column('pieces', 'pieces'),
      column('weight', 'kilograms'),
      column('servicecode', 'text', 'O'),
      column('remarks', 'notes'),
    ],
    tracking_link: 'https://www.tcsexpress.com/track/{number}',
    numbered_places: false,
    plain_text: true,
  },
  {
    id: 'trax',
    name: 'Trax',
    columns: [
      column('order_id', 'order'),
      column('consignee_name', 'name'),
      column('consignee_phone_number_1', 'phone'),
      column('consignee_address', 'address'),
      column('consignee_city_name', 'place'),
      column('amount', 'cash'),
      column('item_description', 'products'),
      column('item_quantity', 'pieces'),
      column('item_insurance', 'text', 'no'),
      column('estimated_weight', 'kilograms'),
      column('information_display', 'text', 'no'),
      column('special_instructions', 'notes'),
    ],
    tracking_link: '',
    numbered_places: false,
    plain_text: false,
  },
  {
    id: 'mnp',
    name: 'M&P',
    columns: [
      column('custRefNo', 'order'),
      column('consigneeName', 'name'),
      column('consigneeMobNo', 'phone'),
      column('consigneeAddress', 'address'),
      column('destinationCityName', 'place'),
      column('codAmount', 'cash'),
      column('productDetails', 'products'),
      column('pieces', 'pieces'),
      column('weight', 'kilograms'),
      column('fragile', 'text', 'NO'),
      column('remarks', 'notes'),
    ],
    tracking_link: '',
    numbered_places: false,
    plain_text: true,
  },
  {
    id: 'blueex',
    name: 'BlueEx',
    columns: [
      column('order_ref', 'order'),
      column('customer_name', 'name'),
      column('customer_contact', 'phone'),
      column('customer_address', 'address'),
      column('customer_city', 'place'),
      column('cod_amount', 'cash'),
      column('products_detail', 'products'),
      column('pieces', 'pieces'),
      column('weight', 'kilograms'),
    ],
    tracking_link: '',
    numbered_places: false,
    plain_text: false,
  },
  {
    id: 'callcourier',
    name: 'Call Courier',
    columns: [
      column('ConsigneeRefNo', 'order'),
      column('ConsigneeName', 'name'),
      column('ConsigneeCellNo', 'phone'),
      column('Address', 'address'),
      column('DestCityId', 'place'),
      column('CodAmount', 'cash'),
      column('Description', 'products'),
      column('Pcs', 'pieces'),
      column('Weight', 'kilograms'),
      column('ServiceTypeId', 'text', '7'),
      column('remarks', 'notes'),
    ],
    tracking_link: '',
    numbered_places: true,
    plain_text: false,
  },
  {
    id: 'rider',
    name: 'Own rider',
    columns: [
      column('Order', 'order'),
      column('Name', 'name'),
      column('Phone', 'phone'),
      column('Address', 'address'),
      column('City', 'place'),
      column('Cash to collect', 'cash'),
      column('Products', 'products'),
      column('Notes', 'notes'),
    ],
    tracking_link: '',
    numbered_places: false,
    plain_text: false,
  },
]
