import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { changeStaff, inviteStaff, readShopLog, readStaff, removeStaff } from '#contract/staff/staff.endpoints.ts'
import type { newStaff, StaffRole } from '#contract/staff/staff.ts'
import { asOwner } from '#src/features/shared/password-again.ts'
import { call } from '#src/lib/api/api.ts'
import { errorMessage } from '#src/lib/api/api-error.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import * as common from '#src/ui/words.ts'

const keys = { staff: ['staff'], log: ['staff', 'log'] } as const
const LOG_PAGE = 20

export const usePeople = () => useQuery({ queryKey: keys.staff, queryFn: () => call(readStaff) })

export const useShopLog = (page: number) =>
  useQuery({
    queryKey: [...keys.log, page],
    queryFn: () => call(readShopLog, { query: { page, limit: LOG_PAGE } }),
  })

/** Invites, changes and removes people of the shop. */
export const usePeopleChanges = () => {
  const queries = useQueryClient()
  const refetch = () => void queries.invalidateQueries({ queryKey: keys.staff })
  const onError = (error: unknown) => toast.error(errorMessage(error, common.failedToSave))
  return {
    invite: useMutation({
      mutationFn: (json: z.input<typeof newStaff>) => asOwner(() => call(inviteStaff, { json })),
      onSuccess: refetch,
    }),
    change: useMutation({
      mutationFn: ({ id, role }: { id: string; role: StaffRole }) =>
        asOwner(() => call(changeStaff, { params: { id }, json: { role } })),
      onSuccess: refetch,
      onError,
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(removeStaff, { params: { id } }),
      onSuccess: ({ message }) => {
        toast.success(message)
        refetch()
      },
      onError,
    }),
  }
}
