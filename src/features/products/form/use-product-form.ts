import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import type { ImageList, NewImage } from './image-list.ts'
import {
  type CheckedProduct,
  detailsOf,
  type ProductDetails,
  type ProductValues,
  productFields,
  productValues,
} from './product-form.ts'
import { useImages } from './use-images.ts'

interface ProductFormOptions {
  draftKey: string
  details?: ProductDetails
  pictures?: ImageList | NewImage[]
  /** What the server refused of it before. */
  refused?: Record<string, string>
  onSubmit: (details: ProductDetails, pictures: ImageList) => void
}

const none: ImageList = []

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
  const pictures = useImages(initial)

  const { refuse, onInput } = useServerForm(form)
  useEffect(() => refuse(refused ?? {}), [refuse, refused])
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
