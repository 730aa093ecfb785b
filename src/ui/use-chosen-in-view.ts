import { useLayoutEffect, useRef } from 'react'

/** Scrolls the chosen element of a row into view. `selector` finds it, `value` tells when it changes. */
export const useChosenInView = <Row extends HTMLElement>(selector: string, value: string) => {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another position
  useLayoutEffect(() => {
    const element = row.current
    const chosen = element?.querySelector<HTMLElement>(selector)
    if (element && chosen) element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return row
}
