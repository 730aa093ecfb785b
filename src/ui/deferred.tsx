import { type ComponentType, startTransition, useEffect, useState } from 'react'

type Arrival<Props> = { View: ComponentType<Props> } | { failure: unknown }

/**
 * A component whose code loads when it is first shown, or earlier by `load`. Shows `Meanwhile` until then;
 * a failure goes to the error boundary. Not React's `lazy`: `Suspense` waits 300 ms after the last placeholder
 * (FALLBACK_THROTTLE_MS in react-dom 19), which adds up for a tab, its view and its dialog.
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
        // In small steps, so that taps are heard meanwhile.
        if (shown) startTransition(() => setArrival(next))
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
    /** Loads the code early. A failure shows only when the component does. */
    load: async (): Promise<void> => {
      await arrive().catch(() => undefined)
    },
  })
}

/** A deferred component that is left out if its code does not come, for what the page does without. */
export const optional = (load: () => Promise<ComponentType>) => deferred(() => load().catch(() => () => null))
