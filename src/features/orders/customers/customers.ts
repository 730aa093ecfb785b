import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { changeCustomer, eraseCustomer, readCustomer, readCustomers } from '#contract/customers/customers.endpoints.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as say from './words.ts'

const PAGE_SIZE = 20

/** Below the orders, so that what changes an order refetches both. */
const keys = {
  all: ['orders', 'customers'],
  list: (filters: object) => ['orders', 'customers', 'list', filters],
  one: (id: string) => ['orders', 'customers', 'one', id],
} as const

/** A page of the store's customers, latest order first. */
export const useCustomers = (filters: { search: string; page: number }) =>
  useQuery({
    queryKey: keys.list(filters),
    queryFn: ({ signal }) => call(readCustomers, { query: { ...filters, limit: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useCustomer = (id: string) =>
  useQuery({
    queryKey: keys.one(id),
    queryFn: ({ signal }) => call(readCustomer, { params: { id }, signal }),
    staleTime: 0,
  })

/** Saves a note or a block. Orders show both. */
export const useChangeCustomer = (id: string) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (json: { note?: string; blocked?: boolean }) => call(changeCustomer, { params: { id }, json }),
    onSuccess: ({ message }) => {
      toast.success(message)
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
    onError: (error) => toast.error(errorMessage(error, say.failedToSaveTheCustomer)),
  })
}

export const useEraseCustomer = (id: string, done: () => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(eraseCustomer, { params: { id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      done()
      void queries.invalidateQueries({ queryKey: ['orders'] })
    },
  })
}
