import { cx } from 'class-variance-authority'
import { type CSSProperties, useEffect, useRef } from 'react'

/** Longest wait for visible images to decode, in milliseconds. */
const FOR_IMAGES = 60

/** Resolves when the visible part can be painted. */
const painted = async (frame: HTMLIFrameElement): Promise<void> => {
  const page = frame.contentDocument
  const height = frame.contentWindow?.innerHeight ?? 0
  const seen = [...(page?.images ?? [])].filter((image) => {
    const { top, bottom } = image.getBoundingClientRect()
    return bottom > 0 && top < height
  })
  await Promise.race([
    Promise.all(seen.map((image) => image.decode().catch(() => undefined))),
    new Promise((resolve) => setTimeout(resolve, FOR_IMAGES)),
  ])
}

interface PreviewFrameProps {
  url: string
  title: string
  hidden: boolean
  style: CSSProperties
  /** Called when the page is parsed, before it is visible. */
  onParsed: (frame: HTMLIFrameElement) => void
  /** Called when it can be shown. */
  onReady: () => void
}

/** One page of a preview. It runs no scripts, so its state is read from outside. */
export const PreviewFrame = ({ url, title, hidden, style, onParsed, onReady }: PreviewFrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const tell = useRef({ onParsed, onReady })
  tell.current = { onParsed, onReady }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another URL is another frame
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let done = false
    const look = () => {
      const page = element.contentDocument
      if (done || !page || page.URL === 'about:blank' || page.readyState === 'loading') return
      done = true
      clearInterval(timer)
      tell.current.onParsed(element)
      void painted(element).then(() => tell.current.onReady())
    }
    const timer = setInterval(look, 4)
    element.addEventListener('load', look)
    return () => {
      done = true
      clearInterval(timer)
      element.removeEventListener('load', look)
    }
  }, [url])

  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      sandbox="allow-same-origin"
      aria-hidden={hidden || undefined}
      className={cx('absolute top-0 border-0 bg-white', hidden && 'invisible')}
      style={style}
    />
  )
}
