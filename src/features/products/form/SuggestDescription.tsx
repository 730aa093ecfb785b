import { Undo2, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '#src/ui/Button.tsx'
import { suggestDescription } from './suggest-description.ts'
import type { ProductForm } from './use-product-form.ts'

/** Fills in a description by one tap. What stood there comes back by another. */
export const SuggestDescription = ({ form }: Pick<ProductForm, 'form'>) => {
  const [name, category, present] = useWatch({ control: form.control, name: ['name', 'category', 'description'] })
  const [before, setBefore] = useState('')
  const suggested = suggestDescription(name, category)
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
      {isSuggested ? 'Undo' : 'Suggest a description'}
    </Button>
  )
}
