import { type ComponentType, useEffect, useState } from 'react'

type Arrival<Props> = { View: ComponentType<Props> } | { failure: unknown }

/**
 * A component whose code comes when it is first shown, or by its `load` before that. Until then `Meanwhile` stands in its place; a failure
 * is thrown to the error boundary. Not React's `lazy`: a `Suspense` shows what has come only 300 ms after the last placeholder
 * (FALLBACK_THROTTLE_MS of react-dom 19), and a tab, its view and its dialog would wait so one after the other.
 */
export const deferred = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile: ComponentType<Props> = () => null,
) => {
  let arrived: { View: ComponentType<Props> } | undefined
  const arrive = async () => {
    arrived ??= { View: await load() }
    return arrived
  }
  const Deferred = (props: Props) => {
    const [arrival, setArrival] = useState<Arrival<Props> | undefined>(arrived)
    useEffect(() => {
      if (arrival) return
      let shown = true
      const show = (next: Arrival<Props>) => {
        if (shown) setArrival(next)
      }
      arrive().then(show, (failure: unknown) => show({ failure }))
      return () => {
        shown = false
      }
    }, [arrival])
    if (!arrival) return <Meanwhile {...props} />
    if ('failure' in arrival) throw arrival.failure
    return <arrival.View {...props} />
  }
  return Object.assign(Deferred, {
    /** Fetches the code early. A failure may be left alone: it is shown when the component is. */
    load: async (): Promise<void> => {
      await arrive().catch(() => undefined)
    },
  })
}
