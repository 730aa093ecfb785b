import { createHash } from 'node:crypto'

/** Marks the page of a signed-in visitor before its first paint, to show `.for-sellers` instead of `.for-visitors`. */
export const knownSellerScript = "try{localStorage.token&&(document.documentElement.dataset.seller='')}catch{}"

export const knownSellerHash = `sha256-${createHash('sha256').update(knownSellerScript).digest('base64')}` as const
