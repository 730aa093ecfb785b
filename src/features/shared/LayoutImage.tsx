import { type ReactNode, useState } from 'react'

interface LayoutImageProps {
  /** The layout's id. */
  layout: string
  /** Stands in its place where there is no image of it. */
  children: ReactNode
}

/** How a layout looks, drawn from a demo store; beside its name, which says the same. */
export const LayoutImage = ({ layout, children }: LayoutImageProps) => {
  const [missing, setMissing] = useState(false)
  if (missing) return children
  return (
    <img
      src={`/layouts/${layout}/preview.jpg`}
      alt=""
      width={390}
      height={780}
      loading="lazy"
      decoding="async"
      className="size-full object-cover object-top"
      onError={() => setMissing(true)}
    />
  )
}
