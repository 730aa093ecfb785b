import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { readMethods, readQr, saveMethods } from '#contract/order-payments/payment-methods.endpoints.ts'
import type { methodsChange, OwnMethods } from '#contract/order-payments/payment-methods.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { upload } from '#src/lib/api/upload.ts'
import { compressImage, WIDE_SIDE } from '#src/lib/browser/compress-image.ts'

/** Below the store's key: saving the store changes `updated_at`. */
const methods = queryOptions({ queryKey: [...queryKeys.store, 'payment-methods'], queryFn: () => call(readMethods) })

/** Accounts that buyers of the seller's shop pay to. */
export const useMethods = () => useQuery(methods)

/** Saves all accounts in place of those that `base` has. */
export const useSaveMethods = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, base }: { change: z.input<typeof methodsChange>; base: OwnMethods }) =>
      call(saveMethods, { json: change, headers: { 'if-match': `"${base.updated_at}"` } }),
    onSuccess: ({ message: _, ...saved }) => {
      queries.setQueryData(methods.queryKey, saved)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
  })
}

/** Reads the payment QR code in an image. */
export const useReadQr = () =>
  useMutation({
    mutationFn: async (image: File) => {
      const form = new FormData()
      form.set('image', await compressImage(image, WIDE_SIDE))
      return upload(readQr, { form, onProgress: () => undefined })
    },
  })
