import type { KeyboardEvent } from 'react'
import { pageDirection } from '#src/lib/browser/page-direction.ts'

/**
 * The part of a row or a column that an arrow key, Home or End leads to from the focused one, around its ends.
 * `undefined` for another key.
 */
export const neighbour = (
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  along: 'row' | 'column',
): HTMLElement | undefined => {
  const parts = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)]
  const focused = parts.indexOf(document.activeElement as HTMLElement)
  const [back, on] = along === 'column' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight']
  const isTurned = along === 'row' && pageDirection() === 'rtl'
  const places: Record<string, number> = {
    Home: 0,
    End: -1,
    [isTurned ? on : back]: focused < 0 ? -1 : focused - 1,
    [isTurned ? back : on]: (focused + 1) % parts.length,
  }
  const place = places[event.key]
  if (place === undefined) return undefined
  event.preventDefault()
  return parts.at(place)
}
