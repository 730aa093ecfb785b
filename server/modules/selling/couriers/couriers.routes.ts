import * as endpoints from '#contract/couriers/couriers.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { pakistanTime } from '#server/lib/pakistan-time.ts'
import { latestBatches } from '#server/records/couriers/shipments.repo.ts'
import * as couriers from './couriers.service.ts'
import { fileAgain, makeFile } from './make-file.ts'
import { parcelMoneyCsv, readParcelMoney } from './parcel-money.ts'
import { addParcel, changeParcel, removeParcel, saveNumbers } from './parcels.service.ts'

/** Most courier files listed. */
const BATCHES = 50

/** Routes of a seller's couriers, their files, and parcels. */
export const courierRoutes = (deps: Deps) => {
  const middleware = requireSeller(deps)
  return router<SellerEnv>()
    .openapi(route(endpoints.readCouriers, { middleware }), async (c) =>
      c.json({ couriers: await couriers.listCouriers(deps, c.var.store) }, 200),
    )
    .openapi(route(endpoints.addCourier, { middleware }), async (c) => {
      const courier = await couriers.addCourier(deps, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Courier added', courier }, 201)
    })
    .openapi(route(endpoints.changeCourier, { middleware }), async (c) => {
      const courier = await couriers.changeCourier(deps, c.var.store, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ message: 'Courier saved', courier }, 200)
    })
    .openapi(route(endpoints.nameCourierPlaces, { middleware }), async (c) => {
      const courier = await couriers.nameCourierPlaces(deps, c.var.store, c.req.valid('param').id, c.req.valid('json'))
      return c.json({ message: 'Cities saved', courier }, 200)
    })
    .openapi(route(endpoints.removeCourier, { middleware }), async (c) => {
      await couriers.removeCourier(deps, c.var.store, c.req.valid('param').id)
      return c.json({ message: 'Courier removed' }, 200)
    })
    .openapi(route(endpoints.makeCourierFile, { middleware }), async (c) =>
      c.json(await makeFile(deps, c.var.store, c.var.user, c.req.valid('json')), 201),
    )
    .openapi(route(endpoints.readBatches, { middleware }), async (c) => {
      const { limit } = c.req.valid('query')
      return c.json({ batches: await latestBatches(deps.db, c.var.store.id, Math.min(limit, BATCHES)) }, 200)
    })
    .openapi(route(endpoints.readBatch, { middleware }), async (c) =>
      c.json(await fileAgain(deps, c.var.store, c.req.valid('param').id), 200),
    )
    .openapi(route(endpoints.readParcelMoney, { middleware }), async (c) =>
      c.json(await readParcelMoney(deps, c.var.store), 200),
    )
    .openapi(
      route(endpoints.exportParcelMoney, { middleware }),
      async (c) =>
        c.body(parcelMoneyCsv(await readParcelMoney(deps, c.var.store)), 200, {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="parcels-${pakistanTime(deps.clock.now()).day}.csv"`,
        }) as never,
    )
    .openapi(route(endpoints.saveTrackingNumbers, { middleware }), async (c) => {
      const saved = await saveNumbers(deps, c.var.store, c.req.valid('json'))
      return c.json({ message: 'Numbers saved', saved }, 200)
    })
    .openapi(route(endpoints.addShipment, { middleware }), async (c) => {
      const order = await addParcel(deps, c.var.store, c.req.valid('param').order_id, c.req.valid('json'))
      return c.json({ message: 'Parcel added', order }, 201)
    })
    .openapi(route(endpoints.changeShipment, { middleware }), async (c) => {
      const order = await changeParcel(deps, c.var.store, c.req.valid('param'), c.req.valid('json'))
      return c.json({ message: 'Parcel saved', order }, 200)
    })
    .openapi(route(endpoints.removeShipment, { middleware }), async (c) => {
      const order = await removeParcel(deps, c.var.store, c.req.valid('param'))
      return c.json({ message: 'Parcel removed', order }, 200)
    })
}
