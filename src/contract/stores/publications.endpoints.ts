import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { confirmation } from '../fields.ts'
import { mayChangeShop, mayPack } from '../staff/policies.ts'
import { publicationOverview } from './publications.ts'

export const readPublications = endpoint({
  method: 'GET',
  path: '/stores/my/publications',
  may: mayPack,
  description: "How the store's pages stand",
  status: 200,
  response: publicationOverview,
  failures: [401, 404],
})

const version = z.object({
  version: z.coerce.number({ error: 'version must be a number' }).int().min(1).max(1_000_000_000),
})

/** Previews the home page of a kept version for its seller. */
export const lookAtVersion = endpoint({
  method: 'POST',
  path: '/stores/my/publications/{version}/look',
  may: mayChangeShop,
  description: 'Where its home page can be looked at for some minutes; its links lead nowhere',
  params: version,
  status: 200,
  response: z.object({ url: z.string() }),
  failures: [401, 403, 404, 422, 429],
})

export const rollBack = endpoint({
  method: 'POST',
  path: '/stores/my/publications/{version}/rollback',
  may: mayChangeShop,
  description: 'Will be live within a moment, until the next save',
  params: version,
  status: 200,
  response: confirmation,
  failures: [401, 403, 404, 422, 429],
})
