/** Text and URL to share, with an optional image. */
export interface Shareable {
  title: string
  text: string
  url: string
  /** URL of an image on our host. */
  image?: string
}

/** Text and URL as one message. */
export const shareText = ({ text, url }: Shareable): string => `${text}\n${url}`

/** Converts an image to JPEG: chats turn other formats into stickers or refuse them. */
const jpegOf = async (address: string): Promise<File> => {
  const image = await createImageBitmap(await (await fetch(address)).blob())
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob) throw new Error('The image could not be drawn')
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}

/** Adds the image if possible. Apps that take a file drop the URL, so it goes into the text. */
const shareData = async (what: Shareable): Promise<ShareData> => {
  const { title, text, url, image } = what
  const file = image && (await jpegOf(image).catch(() => undefined))
  if (file && navigator.canShare?.({ files: [file] })) return { files: [file], text: shareText(what) }
  return { title, text, url }
}

/** Whether the browser has a share sheet, as phones do. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/** Opens the share sheet. Returns the outcome; `none` without one. */
export const shareOnPhone = async (what: Shareable): Promise<'shared' | 'closed' | 'none'> => {
  if (!hasShareSheet()) return 'none'
  try {
    await navigator.share(await shareData(what))
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'none'
  }
}
