import { every } from 'hono/combine'
import * as endpoints from '#contract/stores/stores.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { route, router } from '#server/http/openapi.ts'
import { insertImages } from '#server/records/images/images.repo.ts'
import { refuseImage, unreadable } from './check-upload.ts'
import { deriveFiles } from './image-worker.ts'
import { checkUploads, imageUrl, withOriginals } from './images.service.ts'
import { uploadTurn } from './upload-turn.ts'

/** `POST /upload/image`: an image for a customisation field. */
export const imageRoutes = (deps: Deps) => {
  const middleware = every(requireSeller(deps), uploadTurn(deps))
  return router<SellerEnv>().openapi(route(endpoints.uploadImage, { middleware }), async (c) => {
    await deps.limits.uploadByAccount.take(c.var.user.id)
    const [image] = await checkUploads(deps, [c.req.valid('form').image], 'image')
    if (!image) throw new Error('one file gives one checked image')
    const owner = { storeId: c.var.store.id, role: 'upload' } as const
    const ready = await withOriginals(deps, [{ owner, image }], async ([row]) => {
      if (!row) throw new Error('one checked image gives one row')
      // Derives the sizes at once, not in the background, as the form shows them next.
      const made = { ...row, ...(await deriveFiles(deps, row).catch(refuseImage('image'))) }
      if (made.status === 'failed') throw unreadable('image')
      await write(deps, (trx) => insertImages(trx, [made]))
      return made
    })
    deps.mediaSweep.add(c.var.store.id)
    const url = imageUrl(ready)
    return c.json({ id: ready.id, url, image_url: url }, 201)
  })
}
