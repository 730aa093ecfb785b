import { hash } from 'node:crypto'
import type { PublishedPage } from '#contract/stores/store-page.ts'
import { oncePer } from '#layouts/kit/once.ts'

/** 132 bits: no two inputs will ever collide. */
const LENGTH = 22

/** Returns a hash of a file's inputs and its renderer. */
export const inputsHash = (renderer: string, inputs: unknown): string =>
  hash('sha256', `${renderer}\n${JSON.stringify(inputs)}`, 'base64url').slice(0, LENGTH)

/** Hashes shared parts once: a card is in several models, store and design are in all. */
const sharedHash = oncePer((part: object): string => inputsHash('', part))

/** Returns a hash of a page's model and renderer. Any change in the model changes it. */
export const pageHash = (renderer: string, page: PublishedPage): string =>
  inputsHash(renderer, {
    ...page,
    store: sharedHash(page.store),
    layout: sharedHash(page.layout),
    ...('products' in page ? { products: page.products.map(sharedHash) } : {}),
    ...('related' in page ? { related: page.related.map(sharedHash) } : {}),
  })
