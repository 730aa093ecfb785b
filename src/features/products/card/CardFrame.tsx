import type { ReactNode } from 'react'

interface CardFrameProps {
  images: ReactNode
  children: ReactNode
  busy?: boolean
}

/** A row on a phone, a card from 640 px. Skips layout far outside the window. */
export const CardFrame = ({ images, children, busy }: CardFrameProps) => (
  <article
    aria-busy={busy || undefined}
    className="grid h-full grid-cols-[5.5rem_minmax(0,1fr)] overflow-hidden rounded-xl border border-line bg-surface shadow-card [contain-intrinsic-size:auto_8.75rem] [content-visibility:auto] sm:grid-cols-1 sm:grid-rows-[auto_1fr] sm:[contain-intrinsic-size:auto_27rem]"
  >
    <div className="relative bg-raised sm:aspect-[4/3]">{images}</div>
    <div className="flex min-w-0 flex-col gap-2 p-3 sm:p-4">{children}</div>
  </article>
)
