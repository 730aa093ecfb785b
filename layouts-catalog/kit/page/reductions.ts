import type { PageProduct } from '#contract/stores/store-page.ts'

/** Returns the different reductions of a product and its variants, the product's own first. */
export const reductionsOf = ({ price, was, choice }: PageProduct): { price: number; was: number }[] => {
  const reduced = [{ price, was }, ...(choice?.variants ?? [])].flatMap((one) =>
    one.was ? [[`${one.price}-${one.was}`, { price: one.price, was: one.was }] as const] : [],
  )
  return [...new Map(reduced).values()]
}
