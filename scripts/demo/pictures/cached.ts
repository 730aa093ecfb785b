import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawPicture, type PictureSpec, pictureSvg } from './picture.ts'

/**
 * The same as `drawPicture`, kept in `folder` under a hash of the drawing: seeding a second time takes no time, and a changed
 * drawing is drawn anew.
 */
export const drawCachedPicture = async (folder: string, spec: PictureSpec, width = 1200): Promise<Buffer> => {
  const hash = createHash('sha256')
    .update(`${width} ${spec.view} ${pictureSvg(spec)}`)
    .digest('hex')
    .slice(0, 24)
  const file = join(folder, `${hash}.jpg`)
  try {
    return await readFile(file)
  } catch {
    const picture = await drawPicture(spec, width)
    await mkdir(folder, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, picture)
    await rename(unfinished, file)
    return picture
  }
}
