import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { imagesOfZip } from '#src/features/products/sheet/images-of-zip.ts'

const zipOf = (files: Record<string, Uint8Array>) => new File([new Uint8Array(zipSync(files))], 'pictures.zip')
const bytes = (text: string) => new TextEncoder().encode(text)

test('threat 81: finds the named pictures in any folder, and unpacks no other and none that swells', async () => {
  const zip = zipOf({
    'shop/Cup.JPG': bytes('a cup'),
    '../../plate.png': bytes('a plate'),
    'secret.txt': bytes('no picture that is asked for'),
    'bomb.jpg': new Uint8Array(31_000_000),
  })
  const found = await imagesOfZip(zip, ['cup.jpg', 'plate.png', 'bomb.jpg', 'gone.jpg'])
  expect([...found].map(([name, file]) => [name, file.name, file.type])).toEqual([
    ['cup.jpg', 'cup.jpg', 'image/jpeg'],
    ['plate.png', 'plate.png', 'image/png'],
  ])
  expect(await found.get('cup.jpg')?.text()).toBe('a cup')
})

test('throws for what is no zip', async () => {
  await expect(imagesOfZip(new File(['nothing'], 'a.zip'), ['cup.jpg'])).rejects.toThrow()
})
