import { createHash } from 'node:crypto'

/**
 * Fetches the dashboard's files while a seller signs in: those that `scripts/build/island-preloads.ts` left in a
 * template. One after another, so that her own calls wait for none. Nothing with Save-Data.
 */
export const nextFilesScript =
  "addEventListener('load',async()=>{try{if(!navigator.connection?.saveData)for(const{href}of document.getElementById('next-files').content.children)await(await fetch(href,{priority:'low'})).blob()}catch{}})"

export const nextFilesHash = `sha256-${createHash('sha256').update(nextFilesScript).digest('base64')}` as const
