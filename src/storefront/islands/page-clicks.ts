import * as say from '#contract/products/words.ts'
import { copyText } from '#src/lib/browser/copy-text.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { storeData } from '../store-data.ts'
import { toast } from '../toasts.ts'

const share = (link: HTMLAnchorElement, event: Event): void => {
  // A share is no chat with the seller: the shell must not count it.
  event.stopPropagation()
  if (!navigator.share) return
  event.preventDefault()
  const text = new URL(link.href).searchParams.get('text') ?? ''
  // The buyer closed the sheet.
  navigator.share({ text }).catch(() => {})
}

const copy = async (text: string): Promise<void> => {
  if (await copyText(text, 'Copy')) toast(say.copied, 'success')
}

/** Opens a product page's image full-screen, as the dialog does. */
const enlarge = (image: HTMLImageElement): void => {
  const slides = [...(image.closest('[data-slides]')?.querySelectorAll('img') ?? [])]
  const found = storeData().product?.images[slides.indexOf(image)]
  if (found) openDialog({ state: 'zoom', image: found, name: image.alt, over: 'none' }, image)
}

/** Adds share, copy and enlarge to every page and dialog. Until then a share is a plain link. */
export const watchPage = (): void =>
  document.addEventListener(
    'click',
    (event) => {
      const find = <Kind extends HTMLElement>(selector: string) => (event.target as Element).closest<Kind>(selector)
      const link = find<HTMLAnchorElement>('[data-share]')
      const copied = find('[data-copy]')
      const image = find<HTMLImageElement>('[data-slides] img')
      if (link) share(link, event)
      if (copied) copy(copied.dataset.copy ?? '')
      if (image) enlarge(image)
    },
    true,
  )
