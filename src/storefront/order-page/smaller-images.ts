/** On private pages of orders: makes photos smaller before they are sent. Without it they are sent as they are. */

const LONGER_SIDE = 1200
/** Images up to this size in bytes stay as they are. */
const SMALL = 300_000

const shrink = async (input: HTMLInputElement, file: File): Promise<void> => {
  const image = await createImageBitmap(file)
  const scale = Math.min(1, LONGER_SIDE / Math.max(image.width, image.height))
  const [width, height] = [Math.round(image.width * scale), Math.round(image.height * scale)]
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8))
  // Another file may have been chosen meanwhile.
  if (!blob || blob.size >= file.size || input.files?.[0] !== file) return
  const chosen = new DataTransfer()
  chosen.items.add(new File([blob], 'photo.jpg', { type: blob.type }))
  input.files = chosen.files
}

for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file]')) {
  let working: Promise<void> | undefined
  input.onchange = () => {
    const [file] = input.files ?? []
    working = file && file.size > SMALL ? shrink(input, file).catch(() => {}) : undefined
  }
  input.form?.addEventListener('submit', (event) => {
    if (!working) return
    event.preventDefault()
    working.then(() => {
      working = undefined
      input.form?.submit()
    })
  })
}
