import { messages } from '#contract/error-messages.ts'
import type { Currency } from '#contract/money.ts'
import { normalisePhone } from '#contract/phone.ts'
import type { NewStore, Store, StoreChange } from '#contract/stores/stores.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { checkUpload } from '#server/modules/images/check-upload.ts'
import { deleteImage, findImages, insertImages } from '#server/modules/images/images.repo.ts'
import { imageUrl, storeOriginals } from '#server/modules/images/images.service.ts'
import { layoutConfigOf } from '#server/modules/layouts/layouts.service.ts'
import { enqueuePublish } from '#server/modules/publications/publications.service.ts'
import * as repo from '#server/modules/stores/stores.repo.ts'
import type { UserRow } from '#server/modules/users/users.repo.ts'

const slugTaken = () => invalidSlug('This store URL is already taken. Please choose another one.')
const invalidSlug = (message: string) => invalidField('custom_slug', message)

/** A store as its owner and the public see it. */
export const presentStore = async (db: Db, row: repo.StoreRow): Promise<Store> => {
  const images = await findImages(
    db,
    [row.logo_image_id, row.cover_image_id].filter((id) => id !== null),
  )
  const urlOf = (id: string | null) => {
    const image = images.find((candidate) => candidate.id === id)
    return image ? imageUrl(image) : null
  }
  const layoutConfig = await layoutConfigOf(db, row.id)
  return {
    id: row.id,
    name: row.name,
    bio: row.bio,
    whatsapp_number: row.whatsapp_number,
    country_code: row.country_code,
    phone_number: `+${normalisePhone(row.whatsapp_number, row.country_code)}`,
    store_slug: row.store_slug,
    currency: row.currency,
    instagram_url: row.instagram_url,
    facebook_url: row.facebook_url,
    logo_url: urlOf(row.logo_image_id),
    cover_url: urlOf(row.cover_image_id),
    badges: row.badges,
    theme: layoutConfig.layout,
    layoutConfig,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

const assertSlugFree = async (db: Db, reserved: ReadonlySet<string>, slug: string, ownStoreId?: string) => {
  if (reserved.has(slug)) throw invalidSlug('This store URL is reserved. Please choose another one.')
  const holder = await repo.findStoreBySlug(db, slug)
  if (holder && holder.id !== ownStoreId) throw slugTaken()
}

/** Checks and keeps the logo and cover that came with a form. */
const storeUploads = async (deps: Deps, storeId: string, input: Pick<StoreChange, 'logo' | 'cover'>) => {
  const rows: Partial<Record<'logo' | 'cover', Awaited<ReturnType<typeof storeOriginals>>[number]>> = {}
  const logo = input.logo && (await checkUpload(input.logo, 'logo'))
  const cover = input.cover && (await checkUpload(input.cover, 'cover'))
  if (logo) rows.logo = (await storeOriginals(deps, { storeId, role: 'logo' }, [logo]))[0]
  if (cover) rows.cover = (await storeOriginals(deps, { storeId, role: 'cover' }, [cover]))[0]
  return rows
}

/** Opens a seller's one store, which sells in rupees unless it is told otherwise. Throws `conflict` when she has one, `invalid` for a slug that is reserved or taken. */
export const createStore = async (
  deps: Deps,
  reserved: ReadonlySet<string>,
  owner: UserRow,
  input: NewStore,
  currency: Currency = 'PKR',
): Promise<Store> => {
  const id = newId()
  await assertSlugFree(deps.db, reserved, input.custom_slug)
  const pictures = await storeUploads(deps, id, input)
  const now = deps.clock.now().toISOString()
  const row = await write(deps, async (trx) => {
    if (await repo.findStoreByOwner(trx, owner.id)) throw new AppError('conflict', 'You already have a store')
    await assertSlugFree(trx, reserved, input.custom_slug)
    const store: repo.StoreRow = {
      id,
      user_id: owner.id,
      store_slug: input.custom_slug,
      name: input.name,
      bio: input.bio,
      whatsapp_number: input.whatsapp_number,
      country_code: input.country_code,
      instagram_url: input.instagram_url ?? null,
      facebook_url: input.facebook_url ?? null,
      logo_image_id: pictures.logo?.id ?? null,
      cover_image_id: pictures.cover?.id ?? null,
      currency,
      badges: [],
      revision: 0,
      suspended_at: null,
      created_at: now,
      updated_at: now,
    }
    await repo.insertStore(trx, store)
    await insertImages(trx, Object.values(pictures))
    await enqueuePublish(trx, deps.clock, id)
    return store
  })
  return presentStore(deps.db, row)
}

/** Changes a store; absent fields are kept, an old address redirects from then on. Throws `conflict` when `ifMatch` names an older state. */
export const changeStore = async (
  deps: Deps,
  reserved: ReadonlySet<string>,
  store: repo.StoreRow,
  input: StoreChange,
  ifMatch?: string,
): Promise<Store> => {
  // Before anything is written to disk; what counts is the check in the transaction.
  assertUnchanged(ifMatch, store.updated_at)
  const { logo: _logo, cover: _cover, custom_slug, ...fields } = input
  // An address she has already is hers, also one that became reserved since.
  const moves = custom_slug !== undefined && custom_slug !== store.store_slug
  if (moves) await assertSlugFree(deps.db, reserved, custom_slug, store.id)
  const pictures = await storeUploads(deps, store.id, input)
  const now = deps.clock.now().toISOString()
  const row = await write(deps, async (trx) => {
    const current = await repo.findStoreById(trx, store.id)
    if (!current) throw new AppError('not_found', messages.noSuchStore)
    assertUnchanged(ifMatch, current.updated_at)
    if (custom_slug && custom_slug !== current.store_slug) {
      await assertSlugFree(trx, reserved, custom_slug, store.id)
      await moveAddress(trx, current, custom_slug, now)
    }
    await insertImages(trx, Object.values(pictures))
    if (pictures.logo && current.logo_image_id) await deleteImage(trx, current.logo_image_id)
    if (pictures.cover && current.cover_image_id) await deleteImage(trx, current.cover_image_id)
    await repo.updateStore(trx, store.id, {
      ...fields,
      ...(custom_slug ? { store_slug: custom_slug } : {}),
      ...(pictures.logo ? { logo_image_id: pictures.logo.id } : {}),
      ...(pictures.cover ? { cover_image_id: pictures.cover.id } : {}),
      updated_at: nextUpdatedAt(deps.clock.now(), current.updated_at),
    })
    await enqueuePublish(trx, deps.clock, store.id)
    return repo.findStoreById(trx, store.id)
  })
  if (!row) throw new AppError('not_found', messages.noSuchStore)
  return presentStore(deps.db, row)
}

const moveAddress = async (trx: Transaction, store: repo.StoreRow, slug: string, now: string) => {
  await repo.keepFormerSlug(trx, store.store_slug, store.id, now)
  await repo.releaseFormerSlug(trx, slug)
}
