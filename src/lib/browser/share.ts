/** What is passed on: a few words with the address they are about, and an image if there is one. */
export interface Shareable {
  title: string
  text: string
  url: string
  /** Address of an image on our own host. */
  image?: string
}

/** The words and the address as one message. */
export const shareText = ({ text, url }: Shareable): string => `${text}\n${url}`

/** An image as a JPEG file: chats take other formats for stickers, or not at all. */
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

/** With the image where it can be had and sent. Programs that take a file leave an address out: there it stands in the text. */
const shareData = async (what: Shareable): Promise<ShareData> => {
  const { title, text, url, image } = what
  const file = image && (await jpegOf(image).catch(() => undefined))
  if (file && navigator.canShare?.({ files: [file] })) return { files: [file], text: shareText(what) }
  return { title, text, url }
}

/** Whether the browser has a sheet to share with: phones do, and some computers. */
export const hasShareSheet = (): boolean => typeof navigator.share === 'function'

/** Opens the phone's share sheet. Returns what came of it: `none` where there is no such sheet. */
export const shareOnPhone = async (what: Shareable): Promise<'shared' | 'closed' | 'none'> => {
  if (!hasShareSheet()) return 'none'
  try {
    await navigator.share(await shareData(what))
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'none'
  }
}
