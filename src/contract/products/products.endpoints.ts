import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation, idempotencyHeader, idText, ifMatchHeader } from '../fields.ts'
import { mayChangeProducts } from '../staff/policies.ts'
import * as bulk from './bulk-prices.ts'
import * as schemas from './products.ts'
import * as sheets from './sheet.ts'
import { stockMovement } from './stock-history.ts'

const params = z.object({ id: idText })

export const readProducts = endpoint({
  method: 'GET',
  path: '/products',
  may: mayChangeProducts,
  description: 'Own products',
  query: schemas.ownProductFilters,
  status: 200,
  response: schemas.productList,
  failures: [401, 404, 422],
})

export const searchProducts = endpoint({
  method: 'GET',
  path: '/products/search',
  description: 'Products of one store',
  query: schemas.productSearch,
  status: 200,
  response: schemas.productList,
  failures: [401, 404, 422, 429],
})

export const addProduct = endpoint({
  method: 'POST',
  path: '/products',
  may: mayChangeProducts,
  description: 'Created',
  headers: idempotencyHeader,
  body: { jsonOrForm: schemas.newProduct },
  status: 201,
  response: schemas.product,
  failures: [401, 403, 404, 409, 413, 415, 422, 429, 503],
})

export const readProductOverview = endpoint({
  method: 'GET',
  path: '/products/overview',
  may: mayChangeProducts,
  description: 'Own products as a whole',
  status: 200,
  response: schemas.productOverview,
  failures: [401, 404],
})

export const readProduct = endpoint({
  method: 'GET',
  path: '/products/{id}',
  description: 'A product',
  params,
  status: 200,
  response: schemas.product,
  failures: [404, 429],
})

export const readImageStatus = endpoint({
  method: 'GET',
  path: '/products/{id}/image-status',
  description: 'Whether its pictures are ready',
  params,
  status: 200,
  response: schemas.imageStatus,
  failures: [404, 429],
})

export const previewPrices = endpoint({
  method: 'POST',
  path: '/products/prices/preview',
  may: mayChangeProducts,
  description: 'Prices as they would become. Nothing is written',
  body: { json: bulk.bulkPrices },
  status: 200,
  response: bulk.pricePreview,
  failures: [401, 404, 415, 422],
})

export const changePrices = endpoint({
  method: 'PUT',
  path: '/products/prices',
  may: mayChangeProducts,
  description: 'All changed as in the preview with this checksum, or none',
  body: { json: bulk.confirmedPrices },
  status: 200,
  response: confirmation.extend({ products: z.int() }),
  failures: [401, 404, 409, 415, 422, 429],
})

export const duplicateProduct = endpoint({
  method: 'POST',
  path: '/products/{id}/duplicate',
  may: mayChangeProducts,
  description: 'A hidden copy without stock. Its pictures follow',
  params,
  headers: idempotencyHeader,
  status: 201,
  response: schemas.product,
  failures: [401, 403, 404, 409, 422, 429, 503],
})

export const orderProducts = endpoint({
  method: 'PUT',
  path: '/products/order',
  may: mayChangeProducts,
  description: 'Shown in this order. Products that are not named come first',
  body: { json: schemas.productOrder },
  status: 200,
  response: confirmation,
  failures: [401, 404, 415, 422, 429],
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/products.csv',
  may: mayChangeProducts,
  description: 'All own products, one row a variant. Reads back without a change',
  status: 200,
  response: z.string(),
  mediaType: 'text/csv',
  failures: [401, 404],
})

export const previewSheet = endpoint({
  method: 'POST',
  path: '/products/import/preview',
  may: mayChangeProducts,
  description: 'What a sheet would add and change. Nothing is written',
  body: { form: sheets.sheetUpload },
  status: 200,
  response: sheets.sheetPreview,
  failures: [401, 404, 413, 415, 422, 429],
})

export const importSheet = endpoint({
  method: 'POST',
  path: '/products/import',
  may: mayChangeProducts,
  description: 'All added and changed as in the look with this checksum, or nothing',
  headers: idempotencyHeader,
  body: { form: sheets.confirmedSheet },
  status: 200,
  response: sheets.sheetImported,
  failures: [401, 404, 409, 413, 415, 422, 429],
})

export const changeProduct = endpoint({
  method: 'PUT',
  path: '/products/{id}',
  may: mayChangeProducts,
  description: 'Changed',
  params,
  headers: ifMatchHeader,
  body: { jsonOrForm: schemas.productChange },
  status: 200,
  response: schemas.product,
  failures: [401, 404, 409, 413, 415, 422, 429, 503],
})

export const changeStock = endpoint({
  method: 'PUT',
  path: '/products/{id}/stock',
  may: mayChangeProducts,
  description: 'Changed',
  params,
  headers: ifMatchHeader,
  body: { jsonOrForm: schemas.stockChange },
  status: 200,
  response: schemas.stockChanged,
  failures: [401, 404, 409, 415, 422, 429],
})

export const readOpenUnits = endpoint({
  method: 'GET',
  path: '/products/{id}/open-units',
  may: mayChangeProducts,
  description: 'Units of each variant in orders that are not shipped yet',
  params,
  status: 200,
  response: z.object({ units: z.record(z.string(), z.number()) }),
  failures: [401, 404],
})

export const readStockHistory = endpoint({
  method: 'GET',
  path: '/products/{id}/stock-history',
  may: mayChangeProducts,
  description: 'Why a product has the stock it has, the latest first',
  params,
  status: 200,
  response: z.object({ movements: z.array(stockMovement) }),
  failures: [401, 404],
})

export const deleteProduct = endpoint({
  method: 'DELETE',
  path: '/products/{id}',
  may: mayChangeProducts,
  description: 'Deleted',
  params,
  status: 200,
  response: confirmation,
  failures: [401, 404, 429],
})

export const readCategories = endpoint({
  method: 'GET',
  path: '/categories',
  description: 'Categories in use',
  status: 200,
  response: z.object({ categories: z.array(z.string()) }),
  failures: [429],
})
