import { hash } from 'node:crypto'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { oncePer } from '#layouts/kit/once.ts'

/** 132 bits: no two inputs of a store's pages will ever share them. */
const LENGTH = 22

/** Returns a hash of what a file is made of, and of what makes it. */
export const inputsHash = (renderer: string, inputs: unknown): string =>
  hash('sha256', `${renderer}\n${JSON.stringify(inputs)}`, 'base64url').slice(0, LENGTH)

/** Pages share these: the same card stands in a dozen models, the store in all of them. */
const sharedHash = oncePer((part: object): string => inputsHash('', part))

/** Returns a hash of a page's model and of its renderer: another one when anything in the model is another. */
export const pageHash = (renderer: string, page: PublishedPage): string =>
  inputsHash(renderer, {
    ...page,
    store: sharedHash(page.store),
    ...('products' in page ? { products: page.products.map(sharedHash) } : {}),
    ...('related' in page ? { related: page.related.map(sharedHash) } : {}),
  })
