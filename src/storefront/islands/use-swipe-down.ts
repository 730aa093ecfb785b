import { type TouchEvent, useRef } from 'react'

/** Pixels of an intended pull. */
const ENOUGH = 80

/** Whether content under the finger can scroll up first. */
const isScrolled = ({ currentTarget, target }: TouchEvent): boolean => {
  let element = target as Element
  while (element !== currentTarget && element.scrollTop === 0) element = element.parentElement ?? currentTarget
  return element.scrollTop > 0
}

/** Closes a sheet pulled down from its top; the sheet follows the finger. Returns event handlers. */
export const useSwipeDown = (close: () => void) => {
  const from = useRef<{ x: number; y: number } | null>(null)
  const pull = useRef(0)
  const drag = (element: EventTarget, pixels: number): void => {
    pull.current = pixels
    ;(element as HTMLElement).style.translate = pixels > 0 ? `0 ${pixels}px` : ''
  }
  return {
    onTouchStart: (event: TouchEvent) => {
      const { clientX: x = 0, clientY: y = 0 } = event.touches[0] ?? {}
      from.current = event.touches.length > 1 || isScrolled(event) ? null : { x, y }
    },
    onTouchMove: ({ touches, currentTarget }: TouchEvent) => {
      const touch = touches[0]
      if (!from.current || !touch) return
      const down = touch.clientY - from.current.y
      // A sideways swipe belongs to the gallery.
      if (pull.current <= 0 && Math.abs(touch.clientX - from.current.x) > down) from.current = null
      else drag(currentTarget, down)
    },
    onTouchEnd: ({ currentTarget }: TouchEvent) => {
      if (pull.current > ENOUGH) close()
      from.current = null
      drag(currentTarget, 0)
    },
  }
}
