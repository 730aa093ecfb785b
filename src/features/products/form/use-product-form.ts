import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#src/lib/drafts/use-draft.ts'
import { useServerForm } from '#src/lib/forms/use-server-form.ts'
import type { ImageList, NewImage } from './image-list.ts'
import {
  type CheckedProduct,
  detailsOf,
  newProductValues,
  type ProductDetails,
  type ProductValues,
  productFields,
  productValues,
} from './product-form.ts'
import { useImages } from './use-images.ts'

interface ProductFormOptions {
  draftKey: string
  details?: ProductDetails
  /** Id of an existing product. */
  productId?: string
  /** Suggested category of a new product. */
  category?: string
  /** Files chosen before. */
  chosen?: readonly File[]
  images?: ImageList | NewImage[]
  /** Errors of an earlier try, by field. */
  refused?: Record<string, string>
  onSubmit: (details: ProductDetails, images: ImageList) => void
}

const none: ImageList = []

/** A product's form: fields, images, and a draft that survives the session. */
export const useProductForm = ({
  draftKey,
  details,
  productId,
  category = '',
  chosen,
  images: initial = none,
  refused,
  onSubmit,
}: ProductFormOptions) => {
  const form = useForm<ProductValues, unknown, CheckedProduct>({
    resolver: zodResolver(productFields),
    defaultValues: details ? productValues(details) : newProductValues(category),
    reValidateMode: 'onSubmit',
  })
  const draft = useDraft(draftKey, form)
  const images = useImages(initial)

  const waiting = useRef(chosen)
  const { add } = images
  useEffect(() => {
    const files = waiting.current
    waiting.current = undefined
    if (files) void add(files)
  })

  const { refuse, onInput } = useServerForm(form)
  useEffect(() => refuse(refused ?? {}), [refuse, refused])
  return {
    form,
    productId,
    draft,
    images,
    refuse,
    /** Whether its category was only suggested. */
    isNew: details === undefined,
    dirty: form.formState.isDirty || images.changed,
    formProps: {
      onSubmit: form.handleSubmit((checked) => onSubmit(detailsOf(checked), images.images)),
      onInput,
      noValidate: true,
    },
  }
}

export type ProductForm = ReturnType<typeof useProductForm>
