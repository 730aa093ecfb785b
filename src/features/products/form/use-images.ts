import { useState } from 'react'
import { compressImage } from '#src/lib/browser/compress-image.ts'
import * as list from './image-list.ts'

const FAILED = 'Error processing images. Please try again.'

/** The pictures of the form: made small one after the other as they are chosen, sorted, replaced, removed. */
export const useImages = (initial: list.ImageList) => {
  const [base, setBase] = useState(initial)
  const [pictures, setImages] = useState(initial)
  const [waiting, setWaiting] = useState(0)
  const [problem, setProblem] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)

  const compress = async (file: File): Promise<list.NewImage | undefined> => {
    try {
      return list.newImage(await compressImage(file))
    } catch {
      setProblem(FAILED)
      return undefined
    } finally {
      setWaiting((count) => count - 1)
    }
  }

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return
    const fitting = Math.max(0, list.roomFor(pictures, files.length) - waiting)
    setProblem(null)
    setNote(list.leftOutWords(files.length, fitting))
    setWaiting((count) => count + fitting)
    // One at a time: a phone has no room for five photos at once.
    for (const file of files.slice(0, fitting)) {
      const picture = await compress(file)
      if (picture) setImages((known) => [...known, picture])
    }
  }

  const replace = async (key: string, file: File) => {
    setProblem(null)
    setWaiting((count) => count + 1)
    const picture = await compress(file)
    if (picture) setImages((known) => list.replaceImage(known, key, picture))
  }

  return {
    pictures,
    /** How many are being made small. */
    waiting,
    problem,
    note,
    changed: list.imagesChanged(base, pictures),
    add,
    replace,
    /** What the server has now, and what the form makes of it. */
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

export type Pictures = ReturnType<typeof useImages>
