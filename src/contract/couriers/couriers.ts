import { z } from 'zod'
import { priceField, textField } from '../fields.ts'
import { columnSources } from './courier-columns.ts'

/** Couriers of one store. */
export const COURIERS_MAX = 12
/** Columns of one file. */
export const COLUMNS_MAX = 40
/** Places with a name of their own at one courier. */
export const COURIER_PLACES_MAX = 1_500
/** Orders in one courier file. */
export const FILE_ORDERS_MAX = 200
/** Parcels of one order. */
export const PARCELS_MAX = 10

const courierName = textField('Name the courier').min(1, 'Name the courier').max(40, 'At most 40 characters')
const TITLE = 'Each column needs a title of 1 to 60 characters'
const LINK = 'Write the link with {number} where the tracking number goes, beginning with https://'
const WEIGHT = 'Weight must be 1 to 50,000 grams'

const column = z
  .object({
    title: textField(TITLE).min(1, TITLE).max(60, TITLE),
    source: z.enum(columnSources, { error: 'Unknown content of a column' }),
    text: textField('Text must be text').max(100, 'At most 100 characters').optional(),
  })
  .transform(({ text, ...rest }) => ({ ...rest, ...(rest.source === 'text' && { text: text ?? '' }) }))

const trackingLink = z
  .string({ error: LINK })
  .trim()
  .max(300, LINK)
  .refine((link) => link === '' || (/^https:\/\/[^\s"<>]+$/.test(link) && link.includes('{number}')), LINK)

const weight = z.int({ error: WEIGHT }).min(1, WEIGHT).max(50_000, WEIGHT)

/** A courier as a store uses it. `places`: its names of places, by place id or by the city as typed. */
export const courierChange = z.object({
  name: courierName,
  columns: z
    .array(column, { error: 'A file needs at least one column' })
    .min(1, 'A file needs at least one column')
    .max(COLUMNS_MAX, `At most ${COLUMNS_MAX} columns`),
  tracking_link: trackingLink,
  numbered_places: z.boolean({ error: 'numbered_places must be true or false' }),
  plain_text: z.boolean({ error: 'plain_text must be true or false' }),
  /** Weight of a parcel, unless another is given. */
  weight_g: weight,
})

export const courier = courierChange.extend({
  id: z.string(),
  places: z.record(z.string(), z.string()),
  updated_at: z.string(),
})
export type Courier = z.infer<typeof courier>

export const courierList = z.object({ couriers: z.array(courier) })
export const courierSaved = z.object({ message: z.string(), courier })

const PLACE = 'Write the city as the courier does: 1 to 60 characters'
/** Names of places at a courier, added to those known. An empty one is forgotten. */
export const courierPlaces = z.object({
  places: z
    .record(z.string().min(1, PLACE).max(80, PLACE), textField(PLACE).max(60, PLACE), { error: PLACE })
    .refine((places) => Object.keys(places).length <= FILE_ORDERS_MAX, `At most ${FILE_ORDERS_MAX} places at once`),
})

const ORDERS = `Choose 1 to ${FILE_ORDERS_MAX} orders`
const orderNumber = z.string({ error: ORDERS }).min(1, ORDERS).max(60, ORDERS)
const pieces = z
  .int({ error: 'Pieces must be 1 to 99' })
  .min(1, 'Pieces must be 1 to 99')
  .max(99, 'Pieces must be 1 to 99')

/** A file for a courier. `batch` is a key of the caller: sent again with it, nothing is made twice. */
export const courierFile = z.object({
  batch: z
    .string({ error: 'Batch must be 8 to 40 letters and digits' })
    .regex(/^[0-9A-Za-z-]{8,40}$/, 'Batch must be 8 to 40 letters and digits'),
  courier_id: z.string({ error: 'Choose a courier' }).min(1, 'Choose a courier').max(60, 'Choose a courier'),
  orders: z
    .array(z.object({ order_id: orderNumber, weight_g: weight.optional(), pieces: pieces.optional() }), {
      error: ORDERS,
    })
    .min(1, ORDERS)
    .max(FILE_ORDERS_MAX, ORDERS),
  /** Also orders that stand in another file already. */
  again: z.boolean({ error: 'again must be true or false' }).default(false),
})
export type CourierFile = z.infer<typeof courierFile>

/** A file that was made: its rows as CSV text, titles first. */
export const madeFile = z.object({ message: z.string(), batch: z.string(), name: z.string(), csv: z.string() })
export type MadeFile = z.infer<typeof madeFile>

export const batchList = z.object({
  batches: z.array(z.object({ batch: z.string(), courier: z.string(), parcels: z.int(), made_at: z.string() })),
})

const NUMBER = 'A tracking number has 4 to 40 letters, digits and dashes'
/** Spaces are left out; letters are capitals. */
const trackingNumber = z
  .string({ error: NUMBER })
  .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
  .refine((number) => /^[0-9A-Z][0-9A-Z./-]{3,39}$/.test(number), NUMBER)

/** A parcel that the seller adds or corrects. Without `cod_amount`, the rest that no other parcel collects. */
export const shipmentChange = z.object({
  courier: courierName,
  tracking_number: z
    .union([z.literal('').transform(() => null), z.null(), trackingNumber], { error: NUMBER })
    .optional(),
  cod_amount: priceField('Cash must be an amount').optional(),
  weight_g: weight.optional(),
  pieces: pieces.optional(),
})
export type ShipmentChange = z.infer<typeof shipmentChange>

const PAIRS = `Send 1 to ${FILE_ORDERS_MAX} pairs of order and number`
/** Tracking numbers from a courier. All are written or none. */
export const trackingNumbers = z.object({
  pairs: z
    .array(z.object({ order_id: orderNumber, tracking_number: trackingNumber }), { error: PAIRS })
    .min(1, PAIRS)
    .max(FILE_ORDERS_MAX, PAIRS),
  /** Courier of orders that stand in no file. */
  courier: courierName.optional(),
})
export type TrackingNumbers = z.infer<typeof trackingNumbers>
