import { type ReactNode, useState } from 'react'
import type { PhotoForm } from '#contract/layout-photos.ts'

const screens: Record<PhotoForm, { width: number; height: number }> = {
  phone: { width: 390, height: 780 },
  desktop: { width: 1280, height: 800 },
}

/** Of `phone` and `desktop`, best first, and what was made before there were those. */
const addresses = (layout: string, form: PhotoForm | undefined): string[] => [
  ...(form ? [`/layouts/${layout}/${form}.webp`] : []),
  ...(form === 'desktop' ? [] : [`/layouts/${layout}/preview.jpg`]),
]

interface LayoutImageProps {
  /** The layout's id. */
  layout: string
  /** The screen it is seen on, large; a small image of a phone where nothing is said. */
  form?: PhotoForm
  /** Stands in its place where there is no image of it. */
  children: ReactNode
}

/** How a layout looks, drawn from a demo store; beside its name, which says the same. */
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
