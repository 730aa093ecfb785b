import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PreviewAnswer } from '#contract/stores/previews.ts'
import { readPublications } from '#contract/stores/publications.endpoints.ts'
import type { PublicationOverview } from '#contract/stores/publications.ts'
import type { FieldValue } from '#contract/stores/store-page.ts'
import { previewStore, readDesign, saveDesign } from '#contract/stores/stores.endpoints.ts'
import type { LayoutConfigChange, SavedDesign } from '#contract/stores/stores.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { call } from '#src/lib/api/api.ts'

const designKey = [...queryKeys.store, 'design'] as const

/** The saved layout and values. Refetched when the window gets focus, to see another tab's save. */
export const useSavedDesign = () =>
  useQuery({
    queryKey: designKey,
    queryFn: () => call(readDesign),
    staleTime: 0,
  })

interface Save {
  change: LayoutConfigChange
  /** Version the change is based on. A newer one is not overwritten. */
  updatedAt: string
}

/** Saves the design. `onSaved` runs before anything else sees the new state. */
export const useSaveDesign = (onSaved?: (saved: SavedDesign) => void) => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ change, updatedAt }: Save) =>
      call(saveDesign, {
        json: change,
        headers: { 'if-match': `"${updatedAt}"` },
      }),
    onSuccess: (saved) => {
      onSaved?.(saved)
      queries.setQueryData<SavedDesign>(designKey, saved)
      void queries.invalidateQueries({ queryKey: queryKeys.store })
    },
    onError: () => void queries.invalidateQueries({ queryKey: designKey }),
  })
}

export interface Design {
  layout: string
  customizations: Record<string, FieldValue>
  /** Path of the page; empty for the home page. */
  path: string
}

/** Renders a page of the seller's store in an unsaved design. */
export const renderDesign = ({ layout, customizations, path }: Design): Promise<PreviewAnswer> =>
  call(previewStore, { json: { layout, customizations, config: {}, path } })

const LOOK_AGAIN = 150
const LOOKS = 40

/** Waits until the save is live, or until it clearly takes longer. */
export const publicationOutcome = async (): Promise<PublicationOverview> => {
  let overview = await call(readPublications)
  for (let looks = 0; overview.state === 'publishing' && looks < LOOKS; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN))
    overview = await call(readPublications)
  }
  return overview
}
