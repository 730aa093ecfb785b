import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import writeFileAtomic from 'write-file-atomic'
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
    await writeFileAtomic(file, picture)
    return picture
  }
}
