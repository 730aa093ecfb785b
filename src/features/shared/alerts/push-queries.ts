import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readPush, removePushDevice, setPushReminder, testPushDevice } from '#contract/push/push.endpoints.ts'
import type { PushDevice } from '#contract/push/push.ts'
import { call } from '#src/lib/api/api.ts'
import { turnOff, turnOn } from './this-device.ts'

/** Interval between looks at what arrived, while the card is open. */
const LOOK_EVERY_MS = 10_000

export const push = queryOptions({ queryKey: ['account', 'push'], queryFn: () => call(readPush) })

/** Devices that show alerts, and the reminder. Refetched while shown, as a test alert arrives within seconds. */
export const usePush = () => useQuery({ ...push, refetchInterval: LOOK_EVERY_MS })

/** Turns alerts on in this browser. Resolves with false when permission is refused. */
export const useTurnOn = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (userId: string) => turnOn((await queries.query(push)).public_key, userId),
    onSettled: () => queries.invalidateQueries({ queryKey: push.queryKey }),
  })
}

/** Turns alerts off for a device. */
export const useTurnOff = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, current }: PushDevice) => {
      if (current) await turnOff()
      return call(removePushDevice, { params: { id } })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: push.queryKey }),
  })
}

export const useTestAlert = () => useMutation({ mutationFn: (id: string) => call(testPushDevice, { params: { id } }) })

/** Sets the hour of the daily reminder; `null` turns it off. */
export const useReminder = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (hour: number | null) => call(setPushReminder, { json: { hour } }),
    onSettled: () => queries.invalidateQueries({ queryKey: push.queryKey }),
  })
}
