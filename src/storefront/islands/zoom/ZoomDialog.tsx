import { Dialog } from '../Dialog.tsx'
import { imageSrcSet, imageUrl } from '../image.ts'
import { type DialogOf, useDialog } from '../use-dialog.ts'
import { useZoom } from './use-zoom.ts'

const Zoomed = ({ image, name }: DialogOf<'zoom'>) => {
  const { view, frame } = useZoom()
  return (
    <button type="button" className="d-zoom" {...frame}>
      <img
        src={imageUrl(image, 800)}
        srcSet={imageSrcSet(image)}
        // The largest size, to look at closely.
        sizes="300vw"
        alt={name}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        draggable={false}
      />
    </button>
  )
}

/** One image full-screen. Back or its button returns. */
export const ZoomDialog = () => {
  const { open, shown } = useDialog('zoom')
  if (!shown) return null
  return (
    <Dialog kind="zoom" open={open} title={shown.name} titleHidden onClose={() => history.back()}>
      <Zoomed key={String(open)} {...shown} />
    </Dialog>
  )
}
