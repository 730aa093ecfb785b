import { useQuery } from '@tanstack/react-query'
import { dominantColors } from './dominant-colors.ts'

const MOST = 4
/** Side of the sampled image in pixels, enough to tell its colors. */
const SIDE = 64

const colorsOf = async (address: string): Promise<string[]> => {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(image, 0, 0, SIDE, SIDE)
  return dominantColors(context.getImageData(0, 0, SIDE, SIDE).data, MOST)
}

/** Main colors of the shop's logo; empty without a readable one. */
export const useLogoColors = (logo: string | null): readonly string[] =>
  useQuery({
    queryKey: ['logo-colors', logo],
    queryFn: () => colorsOf(logo ?? ''),
    enabled: logo !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  }).data ?? []
