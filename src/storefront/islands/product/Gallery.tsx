import { useRef, useState } from 'react'
import type { Picture } from '#contract/stores/store-page.ts'
import { PLACEHOLDER } from '#src/storefront/placeholder.ts'
import { NextIcon, PreviousIcon } from '../icons.tsx'
import { pictureUrl } from '../picture.ts'

const pictureSrcSet = ({ base, widths }: Picture): string =>
  widths.map((width) => `${base}/${width}.webp ${width}w`).join(', ')

interface Props {
  pictures: Picture[]
  /** What the card already showed, until the pictures are known. */
  preview: string | null
  name: string
}

interface Slide {
  src: string
  srcSet?: string
  thumbnail: string
}

const toSlides = (pictures: Picture[], preview: string | null): Slide[] =>
  pictures.length === 0
    ? [{ src: preview ?? PLACEHOLDER, thumbnail: preview ?? PLACEHOLDER }]
    : pictures.map((picture) => ({
        src: pictureUrl(picture, 800),
        srcSet: pictureSrcSet(picture),
        thumbnail: pictureUrl(picture, 100),
      }))

/** Pictures side by side on a strip that is swiped, stepped through, or chosen from thumbnails; it wraps at both ends. */
export const Gallery = ({ pictures, preview, name }: Props) => {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const slides = toSlides(pictures, preview)
  const many = slides.length > 1

  const show = (next: number) => {
    const wrapped = (next + slides.length) % slides.length
    if (strip.current) strip.current.scrollLeft = wrapped * strip.current.clientWidth
    setIndex(wrapped)
  }
  const follow = () => {
    const element = strip.current
    if (element?.clientWidth) setIndex(Math.round(element.scrollLeft / element.clientWidth))
  }

  return (
    <section className="d-gallery" aria-roledescription="carousel" aria-label={`Pictures of ${name}`}>
      <div className="d-strip" ref={strip} onScroll={follow} dir="ltr" tabIndex={many ? 0 : undefined}>
        {slides.map((slide, position) => (
          <img
            key={slide.src}
            src={slide.src}
            srcSet={slide.srcSet}
            sizes="(min-width: 800px) 460px, 100vw"
            alt={many ? `${name}, picture ${position + 1} of ${slides.length}` : name}
            aria-hidden={position !== index}
            loading={position === 0 ? 'eager' : 'lazy'}
            decoding="async"
            draggable={false}
          />
        ))}
      </div>
      {many && (
        <>
          <button
            type="button"
            className="d-icon-button d-previous"
            aria-label="Previous picture"
            onClick={() => show(index - 1)}
          >
            <PreviousIcon />
          </button>
          <button
            type="button"
            className="d-icon-button d-next"
            aria-label="Next picture"
            onClick={() => show(index + 1)}
          >
            <NextIcon />
          </button>
          <p className="d-counter" aria-live="polite">
            {index + 1} / {slides.length}
          </p>
          <ul className="d-thumbnails">
            {slides.map((slide, position) => (
              <li key={slide.src}>
                <button
                  type="button"
                  aria-label={`Picture ${position + 1}`}
                  aria-current={position === index}
                  onClick={() => show(position)}
                >
                  <img src={slide.thumbnail} alt="" loading="lazy" />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
