import * as endpoints from '#contract/stores/stores.endpoints.ts'
import { requireSeller, type SellerEnv } from '#server/auth/require-seller.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { invalidField } from '#server/http/app-error.ts'
import { route, router } from '#server/http/openapi.ts'
import { deriveFiles } from './image-worker.ts'
import { insertImages } from './images.repo.ts'
import { checkUploads, imageUrl, storeOriginals } from './images.service.ts'

/** `POST /upload/image`: a picture for a customisation field. */
export const imageRoutes = (deps: Deps) => {
  return router<SellerEnv>().openapi(route(endpoints.uploadImage, { middleware: requireSeller(deps) }), async (c) => {
    await deps.limits.uploadByAccount.take(c.var.user.id)
    const checked = await checkUploads([c.req.valid('form').image], 'image')
    const rows = await storeOriginals(deps, { storeId: c.var.store.id, role: 'upload' }, checked)
    const [row] = rows
    if (!row) throw new Error('one checked picture gives one row')
    // Made at once, not in the background: the form shows it next.
    const ready = { ...row, ...(await deriveFiles(deps, row)) }
    if (ready.status === 'failed') throw invalidField('image', 'The image could not be read')
    await write(deps, (trx) => insertImages(trx, [ready]))
    const url = imageUrl(ready)
    return c.json({ id: row.id, url, image_url: url }, 201)
  })
}
