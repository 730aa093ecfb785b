import { byOne } from '#server/background/by-one.ts'
import { forEach } from '#server/background/for-each.ts'
import { type Loop, startLoop } from '#server/background/loop.ts'
import { ALONE, type Lease } from '#server/db/postgres/leases.ts'
import type { Deps } from '#server/deps.ts'
import { nextUpdatedAt } from '#server/http/if-match.ts'
import { findOwnProduct, productsToShow, updateProduct } from '#server/records/products/products.repo.ts'
import { changeAndPublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'

const EVERY_MS = 30_000
/** Products per pass, each in its own transaction. */
const BATCH = 200

type ShowDeps = Pick<Deps, 'db' | 'writes' | 'clock' | 'log'>

/** Shows a product, unless its seller has changed her mind since. */
const showOne = (deps: ShowDeps, { id, store_id }: { id: string; store_id: string }): Promise<void> =>
  changeAndPublish(deps, store_id, async (trx) => {
    const product = await findOwnProduct(trx, store_id, id)
    if (!product?.show_at || product.show_at > deps.clock.now().toISOString()) return
    const now = nextUpdatedAt(deps.clock.now(), product.updated_at)
    await updateProduct(trx, id, { hidden: 0, show_at: null }, now)
    await noteChange(trx, store_id, 'added', product.name)
  })

const showDue = async (deps: ShowDeps): Promise<boolean> => {
  const due = await productsToShow(deps.db, deps.clock.now().toISOString(), BATCH)
  await forEach(due, (one) => showOne(deps, one))
  return due.length === BATCH
}

/** Shows products at their time while it has the `lease`. Without `poll`, works only when asked to be idle. */
export const startShowing = (deps: ShowDeps, options: { poll?: boolean; lease?: Lease } = {}): Loop =>
  startLoop({
    pass: byOne(options.lease ?? ALONE, () => showDue(deps)),
    every: options.poll === false ? undefined : EVERY_MS,
    onError: (error) => deps.log.error({ err: error }, 'products could not be shown at their time'),
  })
