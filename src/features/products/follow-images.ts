import type { QueryClient } from '@tanstack/react-query'
import { readImageStatus } from '#contract/products/products.endpoints.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { pollImageStatus } from './image-status.ts'
import * as say from './words.ts'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Waits for a product's images, then refetches the list in any case. */
export const followImages = async (queries: QueryClient, id: string): Promise<void> => {
  const outcome = await pollImageStatus({
    check: () => call(readImageStatus, { params: { id } }),
    wait,
  })
  if (outcome === 'failed') toast.error(say.errorProcessingImages)
  await queries.invalidateQueries({ queryKey: queryKeys.store })
}
