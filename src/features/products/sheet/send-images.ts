import { changeProduct } from '#contract/products/products.endpoints.ts'
import { ApiError } from '#src/lib/api/api-error.ts'
import { upload } from '#src/lib/api/upload.ts'
import { compressImage } from '#src/lib/browser/compress-image.ts'

/** A product whose images are ids of kept ones and names of files. */
export interface WantedImages {
  product_id: string
  images: readonly string[]
}

const wait = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000))
/** Seconds until the next try after a refusal without a time. */
const PAUSE = 10
const TRIES = 30
/** An id of a kept image. Everything else names a file. */
const ID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** Sends until it arrives: waits while there is no connection or too many came. Throws for other refusals. */
const patiently = async (send: () => Promise<unknown>): Promise<void> => {
  for (let tries = 1; ; tries++) {
    try {
      await send()
      return
    } catch (error) {
      const mayWait = error instanceof ApiError && (error.offline || error.status === 429 || error.status === 503)
      if (!mayWait || tries === TRIES) throw error
      await wait(Number(error.answer.retry_after ?? PAUSE) || PAUSE)
    }
  }
}

/** Sends the images of products, one product at a time. Returns the names that failed or are missing. */
export const sendImages = async (
  products: readonly WantedImages[],
  files: ReadonlyMap<string, File>,
  onSent: (products: number) => void,
): Promise<string[]> => {
  const failed: string[] = []
  for (const [at, { product_id, images }] of products.entries()) {
    const form = new FormData()
    let sends = false
    for (const entry of images) {
      const file = files.get(entry)
      const small = file && (await compressImage(file).catch(() => undefined))
      if (small) sends = true
      if (small) form.append('images', small)
      else if (ID.test(entry)) form.append('images', entry)
      else failed.push(entry)
    }
    // Without any file the product keeps its images.
    if (sends)
      await patiently(() => upload(changeProduct, { params: { id: product_id }, form })).catch(() => {
        failed.push(...images.filter((entry) => files.has(entry)))
      })
    onSent(at + 1)
  }
  return failed
}
