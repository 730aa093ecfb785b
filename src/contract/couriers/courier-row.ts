import { foldPlace } from '../delivery/find-place.ts'
import { placeById } from '../delivery/places.ts'
import { homeNumber } from '../phone-formats.ts'
import { nameWithVariant } from '../products/variant-names.ts'
import type { CourierColumn } from './courier-columns.ts'

/** Shortest address that a courier can find. */
export const SHORT_ADDRESS = 10
/** Longest list of products in a file. */
const PRODUCTS_MAX = 100

/** An order as a file needs it, with amounts as on the wire. */
export interface FileOrder {
  order_id: string
  buyer_name: string
  buyer_phone: string
  delivery_address: string
  place?: string | null | undefined
  city?: string | null | undefined
  order_notes?: string | null | undefined
  items?: readonly { product_name: string; variant_label?: string | null | undefined; quantity: number }[]
}

export interface FileCourier {
  columns: readonly CourierColumn[]
  numbered_places: boolean
  plain_text: boolean
  places: Record<string, string>
}

export interface FileShop {
  name: string
  whatsapp_number: string
  country_code: string
}

/** A parcel as it goes into a file. `cash` is a decimal. */
export interface FileParcel {
  cash: number
  weight_g: number
  pieces: number
}

/** Reasons that keep an order out of a file, by what to mend. */
export type FileProblem = 'city' | 'place' | 'phone' | 'address'

export const problemWords: Record<FileProblem, string> = {
  city: 'The order has no city',
  place: 'The courier needs its own name or number for this city',
  phone: 'Not a mobile number like 03001234567',
  address: `The address has fewer than ${SHORT_ADDRESS} characters`,
}

/** Key of an order's city in a courier's places: the place's id, or the city as typed without its spelling. */
export const placeKey = ({ place, city }: Pick<FileOrder, 'place' | 'city'>): string =>
  place || (city ? `~${foldPlace(city)}`.slice(0, 80) : '')

/** Returns a courier's name of an order's city; `undefined` where it is not known. */
export const placeAt = (courier: FileCourier, order: FileOrder): string | undefined => {
  const own = courier.places[placeKey(order)]
  if (own || courier.numbered_places) return own || undefined
  return order.place ? placeById(order.place)?.name : undefined
}

/** Returns the phone as couriers take it. */
export const filePhone = (order: FileOrder, { country_code }: FileShop): string =>
  homeNumber(order.buyer_phone, country_code)

/** Returns what has to be mended before an order goes into a file. */
export const problemsOf = (courier: FileCourier, order: FileOrder, shop: FileShop): FileProblem[] => {
  const hasPlace = courier.columns.some(({ source }) => source === 'place')
  const problems: FileProblem[] = []
  if (hasPlace && placeKey(order) === '') problems.push('city')
  else if (hasPlace && placeAt(courier, order) === undefined) problems.push('place')
  if (shop.country_code === '+92' && !/^03\d{9}$/.test(filePhone(order, shop))) problems.push('phone')
  if (order.delivery_address.trim().length < SHORT_ADDRESS) problems.push('address')
  return problems
}

/** Whole rupees: what is due, and never less than nothing. */
export const cashOf = (due: number): number => Math.max(0, Math.round(due))

const products = ({ items = [] }: FileOrder): string => {
  const text = items
    .map((item) => `${item.quantity} x ${nameWithVariant(item.product_name, item.variant_label)}`)
    .join('; ')
  return text.length > PRODUCTS_MAX ? `${text.slice(0, PRODUCTS_MAX - 1)}…` : text
}

/** Kilograms with two decimals, rounded up. */
const kilograms = (grams: number): string => String(Math.ceil(grams / 10) / 100)

/** Returns the cells of an order in a courier's file. Text is on one line; `plain_text` leaves out commas too. */
export const courierRow = (courier: FileCourier, order: FileOrder, parcel: FileParcel, shop: FileShop): string[] => {
  const plain = (text: string) => {
    const line = text.replace(/\s+/g, ' ').trim()
    return courier.plain_text ? line.replace(/\s*[,،;]\s*/g, ' ') : line
  }
  const values = {
    order: order.order_id,
    name: plain(order.buyer_name),
    phone: filePhone(order, shop),
    address: plain(order.delivery_address),
    place: placeAt(courier, order) ?? '',
    cash: String(parcel.cash),
    products: plain(products(order)),
    pieces: String(parcel.pieces),
    grams: String(parcel.weight_g),
    kilograms: kilograms(parcel.weight_g),
    notes: plain(order.order_notes ?? ''),
    shop: plain(shop.name),
    shop_phone: homeNumber(shop.whatsapp_number, shop.country_code),
  }
  return courier.columns.map(({ source, text = '' }) => (source === 'text' ? text : values[source]))
}

/** Returns the page that follows a parcel; `undefined` without a link or a number. */
export const trackingUrl = (link: string | undefined, number: string | null): string | undefined =>
  link && number ? link.replaceAll('{number}', encodeURIComponent(number)) : undefined
