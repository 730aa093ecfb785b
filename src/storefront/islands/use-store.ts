import type { ReadableAtom } from 'nanostores'
import { useSyncExternalStore } from 'react'

/** What a store holds, now and after every change. The package that does the same brings what only stores of maps need. */
export const useStore = <Value>(store: ReadableAtom<Value>): Value => useSyncExternalStore(store.listen, store.get)
