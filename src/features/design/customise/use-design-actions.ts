import { useState } from 'react'
import type { LayoutValues } from '#layouts/kit/fields/layout-values.ts'
import { UP_TO_DATE } from '#src/features/shared/publications.ts'
import { readToken } from '#src/stores/session.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import type { LayoutCard } from '../layout-cards.ts'
import { publicationOutcome, useSaveDesign } from '../queries.ts'
import { isConflict, saveFailure } from '../save-failure.ts'
import type { DesignForm } from './use-design-form.ts'
import * as say from './words.ts'

const SAVED = say.saved
const NOT_SAVED = say.failedToSave

/** Saves a design, saves and publishes it, or saves one uploaded image of the live layout. */
export const useDesignActions = (card: LayoutCard, form: DesignForm, isLive: boolean) => {
  const save = useSaveDesign((saved) => form.rebase(saved, true))
  const [publishing, setPublishing] = useState(false)

  const send = async (extra?: LayoutValues): Promise<void> => {
    await save.mutateAsync({
      change: { layout: card.id, customizations: extra ? form.savedWith(extra) : form.payload(), config: {} },
      updatedAt: form.updatedAt,
    })
  }

  /** Returns whether the save succeeded. Shows the reason if not. */
  const attempt = async (extra?: LayoutValues): Promise<boolean> => {
    if (!readToken()) {
      toast.error(say.loginToSaveLayout)
      return false
    }
    try {
      await send(extra)
      return true
    } catch (error) {
      const words = extra ? say.imageUploadedNotSaved : NOT_SAVED
      // A conflict has its own notice, where it can be answered.
      toast.error(isConflict(error) ? words : `${words}: ${saveFailure(error)}`)
      return false
    }
  }

  return {
    busy: save.isPending,
    publishing,
    save: async () => {
      if (await attempt()) toast.success(SAVED)
    },
    publish: async () => {
      setPublishing(true)
      if (await attempt()) {
        const { state, receipt } = await publicationOutcome().catch(() => ({ state: 'publishing', receipt: null }))
        if (state === 'live' && receipt) toast.success(UP_TO_DATE)
        else if (state === 'failed') toast.error(say.savedButPageFailed)
        else toast.success(SAVED)
      }
      setPublishing(false)
    },
    /** Saves an uploaded image without other changes. On a layout that is not live it stays in the form. */
    saveImage: async (extra: LayoutValues) => {
      if (!isLive) toast.success(say.imageAddedToDraft)
      else if (await attempt(extra)) {
        const others = form.dirty.some((key) => !(key in extra))
        toast.success(others ? say.savedOthersNot : SAVED)
      }
    },
  }
}

export type DesignActions = ReturnType<typeof useDesignActions>
