import { useLayoutEffect, useRef } from 'react'

/** For a row that scrolls on a phone: what is chosen in it is seen to be. `selector` finds that, `value` says when it is another one. */
export const useChosenInView = <Row extends HTMLElement>(selector: string, value: string) => {
  const row = useRef<Row>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice is another place
  useLayoutEffect(() => {
    const element = row.current
    const chosen = element?.querySelector<HTMLElement>(selector)
    if (element && chosen) element.scrollLeft = chosen.offsetLeft - (element.clientWidth - chosen.offsetWidth) / 2
  }, [value])
  return row
}
