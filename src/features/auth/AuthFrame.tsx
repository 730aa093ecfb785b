import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { watchRejections } from '#src/ui/feedback/watch-rejections.ts'
import { LanguageSwitch } from '#src/ui/LanguageSwitch.tsx'
import * as say from './words.ts'

export interface AuthFrameProps {
  icon?: ReactNode
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Takes the focus when it replaces another step. */
  announced?: boolean
}

/** One step of signing in or up, scrolled to its top. */
export const AuthFrame = ({ icon, title, description, children, announced }: AuthFrameProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(watchRejections, [])
  useEffect(() => {
    if (!announced) return
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [announced])
  return (
    <div className="flex min-h-svh flex-col bg-surface sm:bg-canvas">
      <header className="flex items-center justify-between px-4 py-3 sm:px-6">
        <a href="/" className="flex min-h-11 items-center gap-2.5 font-semibold tracking-tight">
          <img src="/favicon.svg" alt="" width={28} height={28} className="size-7" />
          {say.whatsstore}
        </a>
        <LanguageSwitch className="ms-auto" />
        <a
          href="/"
          className="flex min-h-11 items-center gap-2 rounded-lg px-3 font-medium text-muted text-sm transition-colors hover:bg-raised hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {say.backToHome}
        </a>
      </header>
      <main className="mx-auto w-full max-w-md flex-1 px-4 pt-4 pb-12 sm:flex sm:flex-col sm:justify-center sm:pt-0 sm:pb-24">
        <div className="flex flex-col gap-6 sm:rounded-2xl sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card">
          <div className="flex flex-col gap-1.5">
            {icon && (
              <div className="mb-3 grid size-12 place-items-center rounded-2xl bg-accent-soft text-accent-text [&_svg]:size-6">
                {icon}
              </div>
            )}
            <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl tracking-tight outline-none">
              {title}
            </h1>
            {description && <div className="text-pretty text-muted">{description}</div>}
          </div>
          {children}
        </div>
      </main>
    </div>
  )
}
