/** A place on an image, in whole percent from its left and from its top. */
export interface FocalPoint {
  x: number
  y: number
}

export const MIDDLE: FocalPoint = { x: 50, y: 50 }

const percent = (share: number): number => Math.min(100, Math.max(0, Math.round(share)))

/** The place that was tapped on what is drawn in `box`; a tap beside it counts as one on its edge. */
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

/** Where a key moves the place; nothing for a key that does not. `Home` takes it back to the middle. */
export const movedPoint = (key: string, { x, y }: FocalPoint): FocalPoint | null => {
  if (key === 'Home') return MIDDLE
  const move = moves[key]
  return move ? { x: percent(x + move[0]), y: percent(y + move[1]) } : null
}

/** The place in words, for who does not see the marker. */
export const pointInWords = ({ x, y }: FocalPoint): string => `${x} % from the left, ${y} % from the top`

/** What keeps the place in view where the image is cropped. */
export const objectPosition = ({ x, y }: FocalPoint): string => `${x}% ${y}%`

/** The place that an `objectPosition` names; the middle for anything else. */
export const pointOfPosition = (position: string): FocalPoint => {
  const [, x, y] = /^(\d+)% (\d+)%$/.exec(position) ?? []
  return x && y ? { x: Number(x), y: Number(y) } : MIDDLE
}
