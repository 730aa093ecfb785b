import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'

/** What was sent with the last save of this page: the server is still making it small when the store is shown. */
export const $freshImages = atom<{ logo?: File | undefined; cover?: File | undefined }>({})

/** Addresses of the logo and the cover that were sent from here. */
export const useFreshImages = (): { logo?: string | undefined; cover?: string | undefined } => {
  const { logo, cover } = useStore($freshImages)
  return { logo: useObjectUrl(logo), cover: useObjectUrl(cover) }
}
