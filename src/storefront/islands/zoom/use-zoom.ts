import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** View of an image that fits its frame at `scale` 1. `x` and `y` are offsets from the center in pixels. */
export interface View {
  scale: number
  x: number
  y: number
}

interface Point {
  x: number
  y: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }
const CLOSE = 2.5
const MOST = 5
const DOUBLE_TAP_MS = 300
/** Pixels a finger may move in a tap. */
const SLIP = 10

const NOWHERE: Point = { x: Number.NaN, y: Number.NaN }

const within = (value: number, most: number): number => Math.max(-most, Math.min(value, most))
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Position of an event, relative to its frame's center. */
const at = ({ clientX, clientY, currentTarget }: MouseEvent): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

/** Scales a view by `factor` and moves the point `from` to `to`, within the frame. */
export const zoomed = (
  view: View,
  frame: { width: number; height: number },
  factor: number,
  from: Point,
  to: Point,
): View => {
  const scale = Math.max(1, Math.min(view.scale * factor, MOST))
  const ratio = scale / view.scale
  return {
    scale,
    x: within(to.x - (from.x - view.x) * ratio, ((scale - 1) * frame.width) / 2),
    y: within(to.y - (from.y - view.y) * ratio, ((scale - 1) * frame.height) / 2),
  }
}

/** Zooms by pinch, drag, double tap or keyboard. Returns the view and its frame's event handlers. */
export const useZoom = () => {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const down = useRef<Point>(NOWHERE)
  const lastTap = useRef(0)

  const zoom = (frame: Element, factor: number, from: Point, to = from): void => {
    const { clientWidth: width, clientHeight: height } = frame
    setView((current) => zoomed(current, { width, height }, factor, from, to))
  }
  const toggle = (frame: Element, point: Point): void => zoom(frame, view.scale > 1 ? 1 / view.scale : CLOSE, point)

  return {
    view,
    frame: {
      onPointerDown: (event: PointerEvent) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, at(event))
        down.current = fingers.current.size > 1 ? NOWHERE : at(event)
      },
      onPointerMove: (event: PointerEvent) => {
        const before = fingers.current.get(event.pointerId)
        if (!before) return
        const now = at(event)
        const [, other] = [...fingers.current].find(([id]) => id !== event.pointerId) ?? []
        fingers.current.set(event.pointerId, now)
        if (!other) zoom(event.currentTarget, 1, before, now)
        else
          zoom(
            event.currentTarget,
            distance(now, other) / distance(before, other),
            between(before, other),
            between(now, other),
          )
      },
      onPointerUp: (event: PointerEvent) => {
        fingers.current.delete(event.pointerId)
        if (!(distance(at(event), down.current) < SLIP)) return
        const now = Date.now()
        const twice = now - lastTap.current < DOUBLE_TAP_MS
        if (twice) toggle(event.currentTarget, at(event))
        lastTap.current = twice ? 0 : now
      },
      onPointerCancel: ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId),
      onClick: ({ detail, currentTarget }: MouseEvent) => {
        // `detail` is 0 for a keyboard click.
        if (detail === 0) toggle(currentTarget, { x: 0, y: 0 })
      },
    },
  }
}
