import { useState } from 'react'
import type { SavedLayoutConfig } from '#contract/stores/stores.ts'
import { readToken } from '#src/stores/session.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { useSaveDesign } from '../queries.ts'
import { saveFailure } from '../save-failure.ts'
import * as say from './words.ts'

/** Changes the store's layout after a confirmation. Calls `onChanged` when it is done. */
export const useLayoutChange = (saved: SavedLayoutConfig, onChanged: () => void) => {
  const [asked, setAsked] = useState<LayoutCard | null>(null)
  const save = useSaveDesign()
  return {
    asked,
    busy: save.isPending,
    ask: (card: LayoutCard) => setAsked(card),
    cancel: () => setAsked(null),
    confirm: (card: LayoutCard) => {
      if (!readToken()) return toast.error(say.loginToSaveLayout)
      save.mutate(
        { change: { layout: card.id }, updatedAt: saved.updated_at },
        {
          onSuccess: () => {
            setAsked(null)
            onChanged()
            toast.success(say.layoutChangedTo(card.name))
          },
          onError: (error) => toast.error(say.failedToSaveLayout(saveFailure(error))),
        },
      )
    },
  }
}
