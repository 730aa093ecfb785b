import { useEffect, useState } from 'react'
import type { PageProduct, StoreData } from '#contract/stores/store-page.ts'

export type LoadedProduct =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; product: PageProduct }

const known = new Map<string, PageProduct>()

// The block holds no `<`. Parsing the page as a document instead would hold its styles against this page's policy.
const dataBlock = /id="store-data"[^>]*>([^<]+)</

const fetchProduct = async (path: string, signal: AbortSignal): Promise<PageProduct> => {
  const response = await fetch(path, { signal })
  const [, block = 'null'] = dataBlock.exec(await response.text()) ?? []
  const product = (JSON.parse(block) as StoreData | null)?.product
  if (!product) throw new Error(`no product at ${path}`)
  known.set(path, product)
  return product
}

/** A product as its own page tells it. */
export const useProduct = (path: string): LoadedProduct => {
  const [tries, setTries] = useState(0)
  const [loaded, setLoaded] = useState<LoadedProduct>({ state: 'loading' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another effect.
  useEffect(() => {
    const product = known.get(path)
    if (product) return setLoaded({ state: 'ready', product })
    const controller = new AbortController()
    setLoaded({ state: 'loading' })
    fetchProduct(path, controller.signal).then(
      (product) => setLoaded({ state: 'ready', product }),
      () => !controller.signal.aborted && setLoaded({ state: 'failed', retry: () => setTries((count) => count + 1) }),
    )
    return () => controller.abort()
  }, [path, tries])
  return loaded
}
