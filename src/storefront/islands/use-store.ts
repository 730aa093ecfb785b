import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** A whole store, no keys of it: the library's hook brings 450 bytes for them. Before hydration it is the store's initial value. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value =>
  useSyncExternalStore(
    store.listen,
    () => store.get(),
    () => store.init as Value,
  )
