import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import {
  addCourier,
  addShipment,
  changeCourier,
  changeShipment,
  exportParcelMoney,
  makeCourierFile,
  nameCourierPlaces,
  readBatch,
  readBatches,
  readCouriers,
  readParcelMoney,
  removeCourier,
  removeShipment,
  saveTrackingNumbers,
} from '#contract/couriers/couriers.endpoints.ts'
import type {
  Courier,
  courierChange,
  courierFile,
  MadeFile,
  shipmentChange,
  trackingNumbers,
} from '#contract/couriers/couriers.ts'
import type { OrderInFull } from '#contract/orders/orders.ts'
import { call } from '#src/lib/api/api.ts'
import { ApiError, errorMessage } from '#src/lib/api/api-error.ts'
import { download, saveFile } from '#src/lib/api/download.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { showOrder } from '../orders.ts'
import * as say from './words.ts'

const keys = { couriers: ['couriers'], batches: ['orders', 'batches'], money: ['orders', 'money'] } as const

export const useCouriers = (enabled = true) =>
  useQuery({
    queryKey: keys.couriers,
    queryFn: async () => (await call(readCouriers)).couriers,
    staleTime: 60_000,
    enabled,
  })

export type CourierValues = z.input<typeof courierChange>

/** Adds, changes or removes couriers. */
export const useCourierChanges = () => {
  const queries = useQueryClient()
  const show = (courier: Courier) =>
    queries.setQueryData<Courier[]>(keys.couriers, (known = []) =>
      known.some(({ id }) => id === courier.id)
        ? known.map((one) => (one.id === courier.id ? courier : one))
        : [...known, courier],
    )
  return {
    save: useMutation({
      mutationFn: ({ id, ...json }: CourierValues & { id?: string }) =>
        id ? call(changeCourier, { params: { id }, json }) : call(addCourier, { json }),
      onSuccess: ({ courier }) => show(courier),
    }),
    namePlaces: useMutation({
      mutationFn: ({ id, places }: { id: string; places: Record<string, string> }) =>
        call(nameCourierPlaces, { params: { id }, json: { places } }),
      onSuccess: ({ courier }) => show(courier),
      onError: (error) => toast.error(errorMessage(error, say.failedToSaveTheCity)),
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(removeCourier, { params: { id } }),
      onSuccess: ({ message }) => {
        toast.success(message)
        void queries.invalidateQueries({ queryKey: keys.couriers })
      },
      onError: (error) => toast.error(errorMessage(error, say.failedToRemoveTheCourier)),
    }),
  }
}

const saveCsv = ({ name, csv }: MadeFile): void => saveFile(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))

/** Orders that the server refuses, each with the reasons. */
export const refusedOrders = (error: unknown): { order_id: string; problems: string[] }[] => {
  const orders = error instanceof ApiError ? error.answer.orders : undefined
  return Array.isArray(orders) ? orders : []
}

/** Makes a courier file and downloads it. Tried again, it is the same file. */
export const useCourierFile = () => {
  const queries = useQueryClient()
  const [batch] = useState(randomKey)
  return useMutation({
    mutationFn: (json: Omit<z.input<typeof courierFile>, 'batch'>) =>
      call(makeCourierFile, { json: { ...json, batch } }),
    onSuccess: (file) => {
      saveCsv(file)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}

export const useBatches = () =>
  useQuery({ queryKey: keys.batches, queryFn: async () => (await call(readBatches, { query: { limit: 20 } })).batches })

/** Cash of parcels by week and courier. */
export const useParcelMoney = () =>
  useQuery({ queryKey: keys.money, queryFn: () => call(readParcelMoney), staleTime: 0 })

/** Downloads the cash of parcels as a file. */
export const useMoneyFile = () =>
  useMutation({
    mutationFn: () => download(exportParcelMoney),
    onError: (error) => toast.error(errorMessage(error, say.failedToDownload)),
  })

/** Downloads a courier file again. */
export const useFileAgain = () =>
  useMutation({
    mutationFn: (id: string): Promise<MadeFile> => call(readBatch, { params: { id } }),
    onSuccess: saveCsv,
    onError: (error) => toast.error(errorMessage(error, say.failedToDownload)),
  })

export const useSaveNumbers = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: z.input<typeof trackingNumbers>) => call(saveTrackingNumbers, { json }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['orders'] }),
  })
}

export type ParcelValues = z.input<typeof shipmentChange>

/** Adds, corrects or removes parcels of an order. */
export const useParcelChanges = (order_id: string) => {
  const queries = useQueryClient()
  const onSuccess = ({ message, order }: { message: string; order: OrderInFull }) => {
    showOrder(queries, order)
    toast.success(message)
  }
  return {
    save: useMutation({
      mutationFn: ({ id, ...json }: ParcelValues & { id?: string }) =>
        id
          ? call(changeShipment, { params: { order_id, shipment_id: id }, json })
          : call(addShipment, { params: { order_id }, json }),
      onSuccess,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(removeShipment, { params: { order_id, shipment_id: id } }),
      onSuccess,
      onError: (error) => toast.error(errorMessage(error, say.failedToRemoveTheParcel)),
    }),
  }
}
