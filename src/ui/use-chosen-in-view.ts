import { useEffect, useLayoutEffect, useRef } from 'react'

/** Marks a row with the edges where it is cut off, `start`, `end` or both. They fade, by `dashboard.css`. */
const markCutEdges = (row: HTMLElement) => {
  const hidden = row.scrollWidth - row.clientWidth
  // Right to left, positions are negative.
  const gone = Math.abs(row.scrollLeft)
  const edges = [gone > 1 && 'start', gone < hidden - 1 && 'end'].filter(Boolean)
  if (edges.length > 0) row.dataset.cut = edges.join(' ')
  else delete row.dataset.cut
}

/**
 * Scrolls the chosen element of a row into view, and fades the row's cut edges. `selector` finds the element, `value`
 * tells when it changes.
 */
export const useChosenInView = <Row extends HTMLElement>(selector: string, value: string) => {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another position
  useLayoutEffect(() => {
    const element = row.current
    const chosen = element?.querySelector<HTMLElement>(selector)
    if (element && chosen) element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  useEffect(() => {
    const element = row.current
    if (!element) return
    const mark = () => markCutEdges(element)
    mark()
    element.addEventListener('scroll', mark, { passive: true })
    const sizes = new ResizeObserver(mark)
    for (const measured of [element, ...element.children]) sizes.observe(measured)
    return () => {
      element.removeEventListener('scroll', mark)
      sizes.disconnect()
    }
  }, [])
  return row
}
