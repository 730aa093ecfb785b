import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PreviewAnswer } from '#contract/stores/previews.ts'
import { readPublications } from '#contract/stores/publications.endpoints.ts'
import type { PublicationOverview } from '#contract/stores/publications.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { previewStore, readDesign, saveDesign } from '#contract/stores/stores.endpoints.ts'
import type { LayoutConfigChange, SavedLayoutConfig } from '#contract/stores/stores.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

const designKey = [...queryKeys.store, 'design'] as const

/** The layout and values that are saved; asked again when the window is looked at, so that another tab's save is seen. */
export const useSavedDesign = () =>
  useQuery({
    queryKey: designKey,
    queryFn: () => call(readDesign),
    staleTime: 0,
  })

interface Save {
  change: LayoutConfigChange
  /** The state that was changed; a newer one on the server is not overwritten. */
  updatedAt: string
}

/** `onSaved` hears of the new state before everybody else does. */
export const useSaveDesign = (onSaved?: (saved: SavedLayoutConfig) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, updatedAt }: Save) =>
      call(saveDesign, {
        json: change,
        headers: { 'if-match': `"${updatedAt}"` },
      }),
    onSuccess: (saved) => {
      onSaved?.(saved)
      queries.setQueryData<SavedLayoutConfig>(designKey, saved)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: () => void queries.invalidateQueries({ queryKey: designKey }),
  })
}

export interface Design {
  layout: string
  customizations: Record<string, FieldValue>
  /** Of the store; its home page when empty. */
  path: string
}

/** A page of the own store in a design that is not saved. */
export const renderDesign = ({ layout, customizations, path }: Design): Promise<PreviewAnswer> =>
  call(previewStore, { json: { layout, customizations, config: {}, path } })

const LOOK_AGAIN = 150
const LOOKS = 40

/** Waits until what was saved is live, or until it is clear that it takes longer. */
export const publicationOutcome = async (): Promise<PublicationOverview> => {
  let overview = await call(readPublications)
  for (let looks = 0; overview.state === 'publishing' && looks < LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
    overview = await call(readPublications)
  }
  return overview
}
