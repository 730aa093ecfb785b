import type { Language } from '#contract/languages.ts'
import type { StoreRow } from './stores.repo.ts'

/** Returns a store as it speaks to a buyer of its pages in `language`; as it always does where it has one language. */
export const storeIn = <Store extends Pick<StoreRow, 'language' | 'both_languages'>>(
  store: Store,
  language: Language | null | undefined,
): Store => (language && store.both_languages ? { ...store, language } : store)
