import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import type { NewPicture, PictureList } from './picture-list.ts'
import {
  type CheckedProduct,
  detailsOf,
  type ProductDetails,
  type ProductValues,
  productFields,
  productValues,
} from './product-form.ts'
import { usePictures } from './use-pictures.ts'

interface ProductFormOptions {
  draftKey: string
  details?: ProductDetails
  pictures?: PictureList | NewPicture[]
  /** What the server refused of it before. */
  refused?: Record<string, string>
  onSubmit: (details: ProductDetails, pictures: PictureList) => void
}

const none: PictureList = []

/** The form of a product: its fields, its pictures, and the draft that outlives a session. */
export const useProductForm = ({
  draftKey,
  details,
  pictures: initial = none,
  refused,
  onSubmit,
}: ProductFormOptions) => {
  const form = useForm<ProductValues, unknown, CheckedProduct>({
    resolver: zodResolver(productFields),
    defaultValues: productValues(details),
    reValidateMode: 'onSubmit',
  })
  const draft = useDraft(draftKey, form)
  const pictures = usePictures(initial)

  const { setError } = form
  const refuse = useCallback(
    (fields: Record<string, string>): void => {
      for (const [index, [name, message]] of Object.entries(fields).entries())
        setError(name as keyof ProductValues, { message }, { shouldFocus: index === 0 })
    },
    [setError],
  )
  useEffect(() => refuse(refused ?? {}), [refuse, refused])
  // A field's error goes when that field is edited.
  const onInput = (event: { target: EventTarget }) => {
    const { name } = event.target as HTMLInputElement
    if (name in form.formState.errors) form.clearErrors(name as keyof ProductValues)
  }
  return {
    form,
    draft,
    pictures,
    refuse,
    dirty: form.formState.isDirty || pictures.changed,
    formProps: {
      onSubmit: form.handleSubmit((checked) => onSubmit(detailsOf(checked), pictures.pictures)),
      onInput,
      noValidate: true,
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
