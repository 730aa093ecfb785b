import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import { useObjectUrl } from '#src/lib/browser/use-object-url.ts'

/** Images of this page's last save, shown while the server processes them. */
export const $freshImages = atom<{ logo?: File | undefined; cover?: File | undefined }>({})

/** Object URLs of a just-sent logo and cover. */
export const useFreshImages = (): { logo?: string | undefined; cover?: string | undefined } => {
  const { logo, cover } = useStore($freshImages)
  return { logo: useObjectUrl(logo), cover: useObjectUrl(cover) }
}
