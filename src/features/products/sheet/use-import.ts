import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importSheet, previewSheet } from '#contract/products/products.endpoints.ts'
import type { oldEncodings, SheetPreview } from '#contract/products/sheet.ts'
import { queryKeys } from '#src/features/shared/queries.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { randomKey } from '#src/lib/random-key.ts'
import { imagesOfZip } from './images-of-zip.ts'
import { sendImages } from './send-images.ts'

export interface SheetChoices {
  mode: 'add_and_change' | 'change'
  stock: boolean
  encoding?: (typeof oldEncodings)[number] | undefined
}

const formOf = (sheet: File, { mode, stock, encoding }: SheetChoices, checksum?: string): FormData => {
  const form = new FormData()
  form.set('sheet', sheet)
  form.set('mode', mode)
  form.set('stock', String(stock))
  if (encoding) form.set('encoding', encoding)
  if (checksum) form.set('checksum', checksum)
  return form
}

export interface ImportResult {
  added: number
  changed: number
  /** Names of images that are missing or failed. */
  left: string[]
}

/** Looks at a sheet of products, then imports it and sends its images. */
export const useImport = () => {
  const queries = useQueryClient()
  const [sheet, setSheet] = useState<File>()
  const [choices, setChoices] = useState<SheetChoices>({ mode: 'add_and_change', stock: true })
  const [key, setKey] = useState(randomKey)
  const [sent, setSent] = useState<{ done: number; all: number }>()
  const look = useMutation({
    mutationFn: ({ file, chosen }: { file: File; chosen: SheetChoices }) =>
      upload(previewSheet, { form: formOf(file, chosen) }),
  })
  const save = useMutation({
    mutationFn: async ({ preview, zip }: { preview: SheetPreview; zip: File | undefined }): Promise<ImportResult> => {
      if (!sheet) throw new Error('no sheet')
      // Opens the zip first, so that a broken one changes nothing.
      const files = zip ? await imagesOfZip(zip, preview.files) : new Map<string, File>()
      const form = formOf(sheet, choices, preview.checksum)
      const { added, changed, images } = await upload(importSheet, { form, headers: { 'idempotency-key': key } })
      void queries.invalidateQueries({ queryKey: queryKeys.store })
      setSent({ done: 0, all: images.length })
      const left = zip
        ? await sendImages(images, files, (done) => setSent({ done, all: images.length }))
        : preview.files
      return { added, changed, left }
    },
    onSuccess: () => void queries.invalidateQueries({ queryKey: queryKeys.store }),
    onError: (error) => {
      // Shows what has changed meanwhile.
      if (error instanceof ApiError && error.status === 409 && sheet) look.mutate({ file: sheet, chosen: choices })
    },
  })
  const ask = (file: File, chosen: SheetChoices) => {
    setKey(randomKey())
    save.reset()
    look.mutate({ file, chosen })
  }
  return {
    sheet,
    choices,
    look,
    save,
    sent,
    open: (file: File) => {
      const chosen = { ...choices, encoding: undefined }
      setSheet(file)
      setChoices(chosen)
      ask(file, chosen)
    },
    choose: (change: Partial<SheetChoices>) => {
      const chosen = { ...choices, ...change }
      setChoices(chosen)
      if (sheet) ask(sheet, chosen)
    },
  }
}
