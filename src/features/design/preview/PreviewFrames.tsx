import { cx } from 'class-variance-authority'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { PreviewFrame } from './PreviewFrame.tsx'
import type { ScrollTogether } from './scroll-together.ts'

export interface PreviewFramesHandle {
  /** Loads a page behind the visible one, then swaps them at the same scroll position. */
  show(url: string, path: string): Promise<void>
}

interface Frame {
  url: string
  path: string
  done: () => void
}

/** Longest wait for a frame, so that one that hangs does not block the next. */
const PATIENCE = 5_000

interface PreviewFramesProps {
  handle: Ref<PreviewFramesHandle>
  /** Title of the frames. */
  title: string
  /** Screen width in CSS pixels. Scaled down if it does not fit. */
  width: number
  /** Called when a click in the preview asks for another page of the store. */
  onFollow: (path: string) => void
  /** Pages that scroll with this one. */
  together?: ScrollTogether | undefined
  className?: string
}

/** The store on a screen of a given width. Two frames alternate, so that nothing flashes. */
export const PreviewFrames = ({ handle, title, width, onFollow, together, className }: PreviewFramesProps) => {
  const box = useRef<HTMLDivElement>(null)
  const front = useRef<HTMLIFrameElement>(null)
  const next = useRef<HTMLIFrameElement>(null)
  const leave = useRef(() => {})
  const [size, setSize] = useState({ width, height: 0 })
  const [frames, setFrames] = useState<Frame[]>([])

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => {
      observer.disconnect()
      leave.current()
    }
  }, [])

  useImperativeHandle(handle, () => ({
    show: (url, path) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, PATIENCE)
        const done = () => {
          clearTimeout(timer)
          resolve()
        }
        setFrames((now) => [...now.slice(0, 1), { url, path, done }])
      }),
  }))

  const parsed = (frame: Frame, element: HTMLIFrameElement) => {
    const [seen] = frames
    if (seen && seen !== frame && seen.path === frame.path) {
      element.contentWindow?.scrollTo({ top: front.current?.contentWindow?.scrollY ?? 0, behavior: 'instant' })
    }
    element.contentDocument?.addEventListener('click', (click) => {
      const link = (click.target as Element | null)?.closest?.('a')
      if (!link) return
      // Links never leave a preview; the store's own pages are previewed instead.
      click.preventDefault()
      if (link.origin === location.origin && link.pathname.startsWith('/store/')) onFollow(link.pathname)
    })
    next.current = element
  }

  const ready = (frame: Frame) => {
    front.current = next.current
    leave.current()
    const page = front.current?.contentWindow
    leave.current = (page && together?.join(page)) ?? (() => {})
    setFrames([frame])
    frame.done()
  }

  const scale = Math.min(1, size.width / width)
  return (
    <div ref={box} className={cx('relative overflow-hidden bg-raised', className)}>
      {frames.map((frame, index) => (
        <PreviewFrame
          key={frame.url}
          url={frame.url}
          title={title}
          hidden={index > 0}
          onParsed={(element) => parsed(frame, element)}
          onReady={() => ready(frame)}
          style={{
            left: Math.max(0, (size.width - width * scale) / 2),
            width,
            height: scale > 0 ? size.height / scale : 0,
            transform: `scale(${scale})`,
            transformOrigin: 'top left',
          }}
        />
      ))}
    </div>
  )
}
