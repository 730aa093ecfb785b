import { useEffect, useState } from 'react'
import type { PagePolicy, PageProduct, StoreData } from '#contract/stores/store-page.ts'

export type LoadedProduct =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | ({ state: 'ready' } & Details)

interface Details {
  product: PageProduct
  /** Its chips, as its page has them; empty without options. */
  chips: string
  policies: PagePolicy[]
}

const known = new Map<string, Details>()

/** Holds no other `div`. */
const chipsBlock = /<div[^>]+data-choice.*?<\/div>/s

// The block has no `<`. Parsing the page as a document would apply its styles against this page's policy.
const dataBlock = /id="store-data"[^>]*>([^<]+)</

const fetchProduct = async (path: string, signal: AbortSignal): Promise<Details> => {
  const response = await fetch(path, { signal })
  const page = await response.text()
  const [, block = 'null'] = dataBlock.exec(page) ?? []
  const { product, policies } = (JSON.parse(block) as StoreData | null) ?? {}
  if (!product) throw new Error(`no product at ${path}`)
  // Old pages have no policies.
  const details = { product, policies: policies ?? [], chips: chipsBlock.exec(page)?.[0] ?? '' }
  known.set(path, details)
  return details
}

/** Loads a product from its own page. */
export const useProduct = (path: string): LoadedProduct => {
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<LoadedProduct>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry reruns the effect
  useEffect(() => {
    const details = known.get(path)
    if (details) return setLoaded({ state: 'ready', ...details })
    const controller = new AbortController()
    setLoaded({ state: 'loading' })
    fetchProduct(path, controller.signal).then(
      (details) => setLoaded({ state: 'ready', ...details }),
      () => !controller.signal.aborted && setLoaded({ state: 'failed', retry: () => setTries((count) => count + 1) }),
    )
    return () => controller.abort()
  }, [path, tries])
  return loaded
}
