import { Undo2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import { categoryIn } from './suggest-category.ts'
import { suggestDescription } from './suggest-description.ts'
import type { ProductForm } from './use-product-form.ts'
import * as say from './words.ts'

/** Fills in a description by one tap. What stood there comes back by another. */
export const SuggestDescription = ({ form }: Pick<ProductForm, 'form'>) => {
  const [name, category, present] = useWatch({ control: form.control, name: ['name', 'category', 'description'] })
  const [before, setBefore] = useState('')
  const isHers = useFormState({ control: form.control, name: 'category' }).dirtyFields.category === true
  // A category that only the last product had may be wrong for this one.
  const suggested = suggestDescription(name, isHers ? category : categoryIn(name))
  const isSuggested = present === suggested
  const fill = (text: string) => {
    form.setValue('description', text, { shouldDirty: true })
    form.clearErrors('description')
  }
  return (
    <Button
      variant="link"
      size="text"
      className="self-start"
      disabled={name.trim() === ''}
      icon={isSuggested ? <Undo2 aria-hidden="true" /> : <WandSparkles aria-hidden="true" />}
      onClick={() => {
        if (!isSuggested) setBefore(present)
        fill(isSuggested ? before : suggested)
      }}
    >
      {isSuggested ? common.undo : say.suggestDescription}
    </Button>
  )
}
