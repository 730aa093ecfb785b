import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, errorAnswer, idText, listQuery } from '../fields.ts'
import { orderChanged } from '../orders/orders.ts'
import { MONEY_WEEKS, parcelMoney } from '../orders/parcel-money.ts'
import { mayChangeShop, mayPack, mayReadFigures } from '../staff/policies.ts'
import * as schemas from './couriers.ts'

const params = z.object({ id: idText })
const ofOrder = z.object({ order_id: idText })
const ofShipment = z.object({ order_id: idText, shipment_id: idText })

/** Orders that a file cannot take, and why. */
const refusedFile = errorAnswer.extend({
  orders: z.array(z.object({ order_id: z.string(), problems: z.array(z.string()) })).optional(),
})

export const readCouriers = endpoint({
  method: 'GET',
  path: '/couriers',
  may: mayPack,
  description: 'Couriers of the own store',
  status: 200,
  response: schemas.courierList,
  failures: [401, 404],
})

export const addCourier = endpoint({
  method: 'POST',
  path: '/couriers',
  may: mayChangeShop,
  description: 'Added. The presets are in the dashboard',
  body: { json: schemas.courierChange },
  status: 201,
  response: schemas.courierSaved,
  failures: [401, 404, 409, 415, 422],
})

export const changeCourier = endpoint({
  method: 'PUT',
  path: '/couriers/{id}',
  may: mayChangeShop,
  description: 'Saved. Parcels keep the name that the courier had',
  params,
  body: { json: schemas.courierChange },
  status: 200,
  response: schemas.courierSaved,
  failures: [401, 404, 415, 422],
})

export const nameCourierPlaces = endpoint({
  method: 'PUT',
  path: '/couriers/{id}/places',
  may: mayPack,
  description: 'Names of places at a courier are added to those known; an empty one is forgotten',
  params,
  body: { json: schemas.courierPlaces },
  status: 200,
  response: schemas.courierSaved,
  failures: [401, 404, 409, 415, 422],
})

export const removeCourier = endpoint({
  method: 'DELETE',
  path: '/couriers/{id}',
  may: mayChangeShop,
  description: 'Removed. Its parcels stay',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 404],
})

export const makeCourierFile = endpoint({
  method: 'POST',
  path: '/batches',
  may: mayPack,
  description: 'A file for a courier. Each order gets a parcel; sent again with its batch, the file is the same',
  body: { json: schemas.courierFile },
  status: 201,
  response: schemas.madeFile,
  failures: [401, 403, 404, 415],
  refusals: {
    409: { description: 'Orders stand in another file, or cannot be sent', schema: refusedFile },
    422: { description: 'Orders have something to mend', schema: refusedFile },
  },
})

export const readBatches = endpoint({
  method: 'GET',
  path: '/batches',
  may: mayPack,
  description: 'Latest courier files, at most 50',
  query: listQuery.pick({ limit: true }),
  status: 200,
  response: schemas.batchList,
  failures: [401, 404, 422],
})

export const readBatch = endpoint({
  method: 'GET',
  path: '/batches/{id}',
  may: mayPack,
  description: 'A courier file again, from its orders as they are now',
  params,
  status: 200,
  response: schemas.madeFile,
  failures: [401, 404],
})

export const readParcelMoney = endpoint({
  method: 'GET',
  path: '/orders/money',
  may: mayReadFigures,
  description: `Cash to come, that came, and that came back, by courier and week, for the last ${MONEY_WEEKS} weeks`,
  status: 200,
  response: parcelMoney,
  failures: [401, 404],
})

export const exportParcelMoney = endpoint({
  method: 'GET',
  path: '/orders/money.csv',
  may: mayReadFigures,
  description: 'The same as a file',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
  failures: [401, 404],
})

export const saveTrackingNumbers = endpoint({
  method: 'PUT',
  path: '/tracking-numbers',
  may: mayPack,
  description: 'All numbers are saved, or none',
  body: { json: schemas.trackingNumbers },
  status: 200,
  response: confirmation.extend({ saved: z.int() }),
  failures: [401, 404, 415, 422],
  refusals: { 409: { description: 'Orders that are unknown, or numbers that are taken', schema: refusedFile } },
})

export const addShipment = endpoint({
  method: 'POST',
  path: '/orders/{order_id}/shipments',
  may: mayPack,
  description: 'A parcel of an order',
  params: ofOrder,
  body: { json: schemas.shipmentChange },
  status: 201,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const changeShipment = endpoint({
  method: 'PUT',
  path: '/orders/{order_id}/shipments/{shipment_id}',
  may: mayPack,
  description: 'A corrected parcel',
  params: ofShipment,
  body: { json: schemas.shipmentChange },
  status: 200,
  response: orderChanged,
  failures: [401, 404, 409, 415, 422],
})

export const removeShipment = endpoint({
  method: 'DELETE',
  path: '/orders/{order_id}/shipments/{shipment_id}',
  may: mayPack,
  description: 'A parcel that was not sent is removed',
  params: ofShipment,
  status: 200,
  response: orderChanged,
  failures: [401, 404],
})
