import { ChevronLeft, ChevronRight, ImageOff, LoaderCircle, RotateCw, TriangleAlert } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Product, ProductImage } from '#contract/products/products.ts'
import { pageDirection } from '#src/lib/browser/page-direction.ts'
import { Button } from '#src/ui/Button.tsx'
import * as common from '#src/ui/words.ts'
import * as say from './words.ts'

const widthOf = (url: string): string => /(\d+)\.\w+$/.exec(url)?.[1] ?? '800'

const SIZES = '(min-width: 1024px) 18rem, (min-width: 640px) 45vw, 5.5rem'

const Picture = ({ image, alt, onRetry }: { image: ProductImage; alt: string; onRetry: () => void }) => {
  if (image.status === 'processing') {
    return (
      <span className="grid size-full place-items-center text-muted">
        <span className="flex flex-col items-center gap-1 text-xs">
          <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
          {say.processing}
        </span>
      </span>
    )
  }
  if (image.status === 'failed') {
    return (
      <span className="flex size-full flex-col items-center justify-center gap-0.5 p-1 text-center text-negative text-xs">
        <TriangleAlert aria-hidden="true" className="size-5" />
        {say.imageFailed}
        <Button
          variant="link"
          size="text"
          icon={<RotateCw aria-hidden="true" className="max-sm:hidden" />}
          onClick={onRetry}
        >
          {common.tryAgain}
        </Button>
      </span>
    )
  }
  return (
    <img
      src={image.thumbnail_url}
      srcSet={`${image.thumbnail_url} ${widthOf(image.thumbnail_url)}w, ${image.url} ${widthOf(image.url)}w`}
      sizes={SIZES}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      className="size-full object-cover"
    />
  )
}

const stepLook =
  'absolute top-1/2 hidden size-9 -translate-y-1/2 place-items-center rounded-full bg-surface text-text opacity-0 shadow-float transition-opacity focus-visible:opacity-100 group-hover:opacity-100 disabled:hidden pointer-fine:sm:grid'

/** A product's images in a row: swipe, arrow keys, or mouse. */
export const CardImages = ({ product, onRetry }: { product: Product; onRetry: () => void }) => {
  const strip = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  const { images, name } = product
  const last = images.length - 1
  if (images.length === 0) {
    return (
      <span className="grid size-full place-items-center text-muted">
        <ImageOff aria-hidden="true" className="size-6" />
        <span className="sr-only">{say.noImage}</span>
      </span>
    )
  }
  const show = (next: number) => {
    const element = strip.current
    // Right to left, positions are negative.
    const way = pageDirection() === 'rtl' ? -1 : 1
    element?.scrollTo({ left: way * next * element.clientWidth, behavior: 'smooth' })
  }
  const follow = () => {
    const element = strip.current
    if (element?.clientWidth) setIndex(Math.abs(Math.round(element.scrollLeft / element.clientWidth)))
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of images, not a fieldset
    <div
      role="group"
      aria-roledescription={say.carousel}
      aria-label={say.imagesOf(name)}
      className="group absolute inset-0"
    >
      <div
        ref={strip}
        onScroll={follow}
        tabIndex={last > 0 ? 0 : undefined}
        className="flex size-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain focus-visible:outline-offset-[-3px] [scrollbar-width:none]"
      >
        {images.map((image, position) => (
          <div key={image.id} className="size-full shrink-0 snap-start">
            <Picture
              image={image}
              alt={last > 0 ? say.imageOf(name, position + 1, images.length) : name}
              onRetry={onRetry}
            />
          </div>
        ))}
      </div>
      {last > 0 && (
        <>
          <button
            type="button"
            aria-label={say.previousImage}
            disabled={index === 0}
            onClick={() => show(index - 1)}
            className={`${stepLook} start-2`}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </button>
          <button
            type="button"
            aria-label={say.nextImage}
            disabled={index === last}
            onClick={() => show(index + 1)}
            className={`${stepLook} end-2`}
          >
            <ChevronRight aria-hidden="true" className="size-5" />
          </button>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-2 bottom-2 rounded-full bg-surface px-2 py-0.5 font-medium text-text text-xs tabular-nums shadow-card"
          >
            {index + 1}/{images.length}
          </span>
        </>
      )}
    </div>
  )
}
