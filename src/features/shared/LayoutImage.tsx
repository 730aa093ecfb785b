import { type ReactNode, useState } from 'react'
import type { PhotoForm } from '#contract/layout-photos.ts'

const screens: Record<PhotoForm, { width: number; height: number }> = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
}

/** Name of a layout's older single image. */
const olderName = (layout: string): string => (layout === 'nawab-zari' ? 'preview-royal' : 'preview')

/** Sources of `phone` and `desktop`, best first, then the older single image. */
const addresses = (layout: string, form: PhotoForm | undefined): string[] => [
  ...(form ? [`/layouts/${layout}/${form}.webp`] : []),
  ...(form === 'desktop' ? [] : [`/layouts/${layout}/${olderName(layout)}.jpg`]),
]

interface LayoutImageProps {
  /** The layout's id. */
  layout: string
  /** Large image of this screen. Default: a small phone image. */
  form?: PhotoForm
  /** Shown when there is no image. */
  children: ReactNode
}

/** An image of a layout, taken from a demo store. Decorative: its name stands beside it. */
export const LayoutImage = ({ layout, form, children }: LayoutImageProps) => {
  const [missing, setMissing] = useState(0)
  const address = addresses(layout, form)[missing]
  if (!address) return children
  return (
    <img
      key={address}
      src={address}
      alt=""
      {...screens[form ?? 'phone']}
      loading="lazy"
      decoding="async"
      className="size-full object-cover object-top"
      onError={() => setMissing(missing + 1)}
    />
  )
}
