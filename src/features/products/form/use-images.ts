import { useState } from 'react'
import { compressImage } from '#src/lib/browser/compress-image.ts'
import * as list from './image-list.ts'
import * as say from './words.ts'

const FAILED = say.errorProcessingImages

/** The form's images: compressed one by one, sorted, replaced, removed. */
export const useImages = (initial: list.ImageList) => {
  const [base, setBase] = useState(initial)
  const [images, setImages] = useState(initial)
  const [making, setMaking] = useState<readonly list.NewImage[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)

  /** Shows the original until the compressed file is ready. */
  const compress = async (image: list.NewImage): Promise<list.NewImage | undefined> => {
    try {
      return { ...image, file: await compressImage(image.file) }
    } catch {
      setProblem(FAILED)
      return undefined
    } finally {
      setMaking((known) => known.filter(({ key }) => key !== image.key))
    }
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const fitting = Math.max(0, list.roomFor(images, files.length) - making.length)
    const fresh = files.slice(0, fitting).map(list.newImage)
    setProblem(null)
    setNote(list.leftOutWords(files.length, fitting))
    setMaking((known) => [...known, ...fresh])
    // One at a time: five photos do not fit a phone's memory.
    for (const one of fresh) {
      const image = await compress(one)
      if (image) setImages((known) => [...known, image])
    }
  }

  const replace = async (key: string, file: File) => {
    const fresh = list.newImage(file)
    setProblem(null)
    setMaking((known) => [...known, fresh])
    const image = await compress(fresh)
    if (image) setImages((known) => list.replaceImage(known, key, image))
  }

  return {
    images,
    /** Files being compressed. */
    making,
    problem,
    note,
    changed: list.imagesChanged(base, images),
    add,
    replace,
    /** Sets the server's images and those shown. */
    rebase: (next: list.ImageList, shown: list.ImageList) => {
      setBase(next)
      setImages(shown)
    },
    remove: (key: string) => {
      setNote(null)
      setImages((known) => list.removeImage(known, key))
    },
    move: (key: string, to: number) => setImages((known) => list.moveImage(known, key, to)),
  }
}

export type FormImages = ReturnType<typeof useImages>
