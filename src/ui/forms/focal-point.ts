import * as say from './words.ts'
/** A point on an image, in whole percent from left and top. */
export interface FocalPoint {
  x: number
  y: number
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 }

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

/** Returns the tapped point of an image drawn in `box`. A tap outside counts as on its edge. */
export const tappedPoint = (
  tap: { clientX: number; clientY: number },
  box: { left: number; top: number; width: number; height: number },
): FocalPoint =>
  box.width > 0 && box.height > 0
    ? {
        x: percent(((tap.clientX - box.left) / box.width) * 100),
        y: percent(((tap.clientY - box.top) / box.height) * 100),
      }
    : MIDDLE

const STEP = 5
const moves: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** Moves the point by an arrow key; `Home` centers it. Returns `null` for other keys. */
export const movedPoint = (key: string, { x, y }: FocalPoint): FocalPoint | null => {
  if (key === 'Home') return MIDDLE
  const move = moves[key]
  return move ? { x: percent(x + move[0]), y: percent(y + move[1]) } : null
}

/** Names the point, for screen readers. */
export const pointInWords = ({ x, y }: FocalPoint): string => say.fromLeftAndTop(x, y)

/** CSS `object-position` that keeps the point visible when cropped. */
export const objectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`

/** Parses an `object-position`; anything else is the center. */
export const pointOfPosition = (position: string): FocalPoint => {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(position) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : MIDDLE
}
