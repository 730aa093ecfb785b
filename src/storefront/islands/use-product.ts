import { useEffect, useState } from 'react'
import type { PageProduct } from '#contract/store-page.ts'
import { readStoreData } from '../store-data.ts'

export type LoadedProduct =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'ready'; product: PageProduct }

const known = new Map<string, PageProduct>()

const fetchProduct = async (path: string, signal: AbortSignal): Promise<PageProduct> => {
  const response = await fetch(path, { signal })
  const html = new DOMParser().parseFromString(await response.text(), 'text/html')
  const product = readStoreData(html)?.product
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
