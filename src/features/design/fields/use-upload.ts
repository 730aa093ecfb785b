import { useState } from 'react'
import { uploadImage } from '#contract/stores/stores.endpoints.ts'
import { upload } from '#src/lib/api/upload.ts'
import { compressImage, WIDE_SIDE } from '#src/lib/browser/compress-image.ts'
import { readToken } from '#src/stores/session.ts'
import { toast } from '#src/ui/feedback/toast.ts'
import { saveFailure } from '../save-failure.ts'
import * as say from './words.ts'

export type Upload = { state: 'idle' } | { state: 'sending'; share: number } | { state: 'failed'; message: string }

/** Compresses an image, uploads it, and passes on its URL. */
export const useUpload = (onUploaded: (url: string) => Promise<void>) => {
  const [work, setWork] = useState<Upload>({ state: 'idle' })
  const fail = (message: string) => {
    setWork({ state: 'failed', message })
    toast.error(message)
  }

  const send = async (file: File): Promise<void> => {
    if (!readToken()) return fail(say.loginToUploadImages)
    setWork({ state: 'sending', share: 0 })
    let small: File
    try {
      small = await compressImage(file, WIDE_SIDE)
    } catch {
      return fail(say.errorProcessingImages)
    }
    try {
      const form = new FormData()
      form.set('image', small)
      const { url } = await upload(uploadImage, {
        form,
        onProgress: (share) => setWork({ state: 'sending', share }),
      })
      await onUploaded(url)
      setWork({ state: 'idle' })
    } catch (error) {
      fail(say.failedToUploadImage(saveFailure(error)))
    }
  }
  return { work, send }
}
