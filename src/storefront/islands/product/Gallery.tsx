import { useRef, useState } from 'react'
import * as say from '#contract/products/words.ts'
import type { PageImage } from '#contract/stores/store-page.ts'
import { PLACEHOLDER } from '#src/storefront/placeholder.ts'
import { openDialog } from '#src/stores/dialog.ts'
import { NextIcon, PreviousIcon } from '../icons.tsx'
import { imageSrcSet, imageUrl } from '../image.ts'

interface Props {
  images: PageImage[]
  /** The card's image, shown until the first one loads. */
  preview: string | null
  name: string
}

interface SlideProps {
  image: PageImage
  /** Set on the first image only. */
  preview: string | null
  alt: string
  current: boolean
}

/** A whole image on the ground of the sheet. A tap fills the screen. */
const Slide = ({ image, preview, alt, current }: SlideProps) => (
  <button
    type="button"
    className="d-slide"
    aria-label={say.enlarge}
    inert={!current}
    onClick={() => openDialog({ state: 'zoom', image, name: alt, over: 'product' })}
  >
    <img
      src={imageUrl(image, 800)}
      srcSet={imageSrcSet(image)}
      sizes="(min-width: 720px) 446px, 100vw"
      alt={alt}
      style={preview ? { background: `url("${preview}") center / contain no-repeat` } : undefined}
      loading={preview ? 'eager' : 'lazy'}
      fetchPriority={preview ? 'high' : 'auto'}
      draggable={false}
    />
  </button>
)

/** A strip of images to swipe, step through, or choose from thumbnails. Wraps at both ends. */
export const Gallery = ({ images, preview, name }: Props) => {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const total = images.length

  const show = (next: number) => {
    const wrapped = (next + total) % total
    const element = strip.current
    if (element) element.scrollLeft = (element.children[wrapped] as HTMLElement).offsetLeft - element.offsetLeft
    setIndex(wrapped)
  }
  const follow = () => {
    const element = strip.current
    // Right to left, positions are negative.
    if (element?.clientWidth) setIndex(Math.round(Math.abs(element.scrollLeft / element.clientWidth)))
  }
  const step = (by: number, label: string) => (
    <button
      type="button"
      className={`d-icon-button ${by > 0 ? 'd-next' : 'd-previous'}`}
      aria-label={label}
      onClick={() => show(index + by)}
    >
      {by > 0 ? <NextIcon /> : <PreviousIcon />}
    </button>
  )

  return (
    <section className="d-gallery" aria-label={say.imagesOf(name)}>
      <div className="d-stage">
        <div className="d-strip" ref={strip} onScroll={follow}>
          {total === 0 && <img className="d-slide" src={preview ?? PLACEHOLDER} alt={name} />}
          {images.map((image, position) => (
            <Slide
              key={image.base}
              image={image}
              preview={position === 0 ? preview : null}
              alt={total > 1 ? say.imageOf(name, position + 1, total) : name}
              current={position === index}
            />
          ))}
        </div>
        {total > 1 && (
          <>
            {step(-1, say.previousImage)}
            {step(1, say.nextImage)}
            <p className="d-counter" aria-live="polite">
              {index + 1} / {total}
            </p>
          </>
        )}
      </div>
      {total > 1 && (
        <ul className="d-thumbnails">
          {images.map((image, position) => (
            <li key={image.base}>
              <button
                type="button"
                aria-label={say.image(position + 1)}
                aria-current={position === index}
                onClick={() => show(position)}
              >
                <img src={imageUrl(image, 100)} alt="" loading="lazy" fetchPriority="low" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
