import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** Subscribes to a store. @nanostores/react would add code for map stores. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => useSyncExternalStore(store.listen, store.get)
