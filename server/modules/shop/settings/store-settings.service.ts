import { messages } from '#contract/error-messages.ts'
import { languages } from '#contract/languages.ts'
import type { Currency } from '#contract/money.ts'
import { HOLD_HOURS_DEFAULT } from '#contract/orders/to-check.ts'
import { normalisePhone } from '#contract/phone.ts'
import { FOCUS_DEFAULT, type NewStore, type OwnStore, type Store, type StoreChange } from '#contract/stores/stores.ts'
import type { Db, Transaction } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { lock } from '#server/db/lock.ts'
import { write } from '#server/db/write.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, invalidField } from '#server/http/app-error.ts'
import { assertUnchanged, nextUpdatedAt } from '#server/http/if-match.ts'
import { assertSellersPhone, replacesNumber } from '#server/http/phone-numbers.ts'
import { checkUpload } from '#server/modules/catalogue/images/check-upload.ts'
import { imageUrl, withOriginals } from '#server/modules/catalogue/images/images.service.ts'
import { shopNumberChanged } from '#server/modules/messages/mail/change-mails.ts'
import { tellOfChange } from '#server/modules/messages/mail/tell-change.ts'
import { deleteImage, findImages, type ImageRow, insertImages } from '#server/records/images/images.repo.ts'
import { layoutConfigOf } from '#server/records/layouts/layout-config.ts'
import { enqueuePublish } from '#server/records/publications/enqueue-publish.ts'
import { noteChange } from '#server/records/publications/store-changes.ts'
import { findJob } from '#server/records/staff/staff.repo.ts'
import * as repo from '#server/records/stores/stores.repo.ts'
import { findUserById, type UserRow } from '#server/records/users/users.repo.ts'
import type { ReservedSlugs } from './reserved-slugs.ts'

const slugTaken = () => invalidSlug('This store URL is already taken. Please choose another one.')
const invalidSlug = (message: string) => invalidField('custom_slug', message)

/** Returns a store as everybody sees it. */
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

/** Returns a store as its owner sees it. */
export const presentOwnStore = async (
  { db, config }: Pick<Deps, 'db' | 'config'>,
  row: repo.StoreRow,
): Promise<OwnStore> => ({
  ...(await presentStore(db, row)),
  language: row.language,
  languages: [...config.languages],
  both_languages: row.both_languages === 1,
  bio_en: row.bio_en,
  bio_ur: row.bio_ur,
  hold_hours: row.hold_hours,
  cover_focus_x: row.cover_focus_x,
  cover_focus_y: row.cover_focus_y,
  payment_methods_at: row.payment_methods_at,
})

const assertSlugFree = async (db: Db, reserved: ReservedSlugs, slug: string, now: Date, ownStoreId?: string) => {
  if (reserved.has(slug)) throw invalidSlug('This store URL is reserved. Please choose another one.')
  const holder = await repo.findStoreBySlug(db, slug)
  if (holder && holder.id !== ownStoreId) throw slugTaken()
  if (await repo.isSlugHeld(db, slug, now, ownStoreId)) throw slugTaken()
}

/** Finds the focus of a cover. The middle will do where it cannot be had: the seller can move it. */
const focusOf = ({ imageProcess }: Deps, bytes: Uint8Array) =>
  imageProcess.run('', { kind: 'focus', bytes }).catch(() => undefined)

interface Brand {
  logo: ImageRow | undefined
  cover: ImageRow | undefined
  /** Focus of a new cover, if the seller has not chosen it: what draws the eye, or the middle. */
  focus: Pick<repo.StoreRow, 'cover_focus_x' | 'cover_focus_y'>
}

/** Stores the checked logo and cover, then lets `work` write the store. Removes the files when it throws. */
const withLogoAndCover = async <Result>(
  deps: Deps,
  storeId: string,
  input: Pick<StoreChange, 'logo' | 'cover' | 'cover_focus_x' | 'cover_focus_y'>,
  work: (brand: Brand) => Promise<Result>,
): Promise<Result> => {
  const images: Parameters<typeof withOriginals>[1] = []
  for (const role of ['logo', 'cover'] as const) {
    const file = input[role]
    if (file) images.push({ owner: { storeId, role }, image: await checkUpload(deps.imageProcess, file, role) })
  }
  const cover = images.find(({ owner }) => owner.role === 'cover')?.image
  const isChosen = input.cover_focus_x !== undefined || input.cover_focus_y !== undefined
  const found = cover && !isChosen ? await focusOf(deps, cover.bytes) : undefined
  const focus = { cover_focus_x: found?.x ?? FOCUS_DEFAULT, cover_focus_y: found?.y ?? FOCUS_DEFAULT }
  return withOriginals(deps, images, (rows) =>
    work({
      logo: rows.find(({ role }) => role === 'logo'),
      cover: rows.find(({ role }) => role === 'cover'),
      focus,
    }),
  )
}

const assertNoStore = async (db: Db, owner: UserRow) => {
  if (await repo.findStoreByOwner(db, owner.id)) throw new AppError('conflict', 'You already have a store')
  if (await findJob(db, owner.id)) throw new AppError('conflict', 'You work in another shop. Leave it first.')
  if (owner.deletion_at) throw new AppError('conflict', 'Your account is being deleted. Keep it first.')
}

/** Opens a seller's only store. Throws `conflict` when there is one, `invalid` for a reserved or taken slug. */
export const createStore = async (
  deps: Deps,
  reserved: ReservedSlugs,
  owner: UserRow,
  input: NewStore,
  currency: Currency = 'PKR',
): Promise<OwnStore> => {
  assertSellersPhone(input.whatsapp_number, input.country_code)
  const id = newId()
  // Checks early, before writing files. The check in the transaction decides.
  await assertNoStore(deps.db, owner)
  await assertSlugFree(deps.db, reserved, input.custom_slug, deps.clock.now())
  const now = deps.clock.now().toISOString()
  const row = await withLogoAndCover(deps, id, input, ({ logo, cover, focus }) =>
    write(deps, async (trx) => {
      await lock(trx, 'account', owner.id)
      await lock(trx, 'slug', input.custom_slug)
      await assertNoStore(trx, owner)
      await assertSlugFree(trx, reserved, input.custom_slug, deps.clock.now())
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
        logo_image_id: logo?.id ?? null,
        cover_image_id: cover?.id ?? null,
        cover_focus_x: input.cover_focus_x ?? focus.cover_focus_x,
        cover_focus_y: input.cover_focus_y ?? focus.cover_focus_y,
        currency,
        badges: [],
        verified_at: null,
        trusted_at: null,
        revision: 0,
        suspended_at: null,
        closed_at: null,
        suspended_reason: null,
        hold_hours: HOLD_HOURS_DEFAULT,
        message_new_buyers: 0,
        delivery: null,
        sales: [],
        sales_turn: null,
        reviews: 0,
        language: 'en',
        both_languages: 0,
        bio_en: null,
        bio_ur: null,
        feeds: 0,
        domain: null,
        pixels: null,
        payment_methods: [],
        advance: null,
        payment_methods_at: null,
        created_at: now,
        updated_at: now,
      }
      await repo.insertStore(trx, store)
      await insertImages(
        trx,
        [logo, cover].filter((image) => image !== undefined),
      )
      await noteChange(trx, id, 'opened')
      await enqueuePublish(trx, deps.clock, id)
      return store
    }),
  ).catch(async (error: unknown) => {
    // Removes the whole folder, as the store does not exist.
    await deps.media.removeFolder(id).catch(() => {})
    throw error
  })
  return presentOwnStore(deps, row)
}

/**
 * Changes a store. Keeps absent fields; a former address redirects and stays reserved for the store.
 * Throws `too_many` for too many address changes, `conflict` when `ifMatch` names an older state.
 */
export const changeStore = async (
  deps: Deps,
  reserved: ReservedSlugs,
  store: repo.StoreRow,
  input: StoreChange,
  ifMatch?: string,
): Promise<OwnStore> => {
  // Checks early, before writing files. The check in the transaction decides.
  assertUnchanged(ifMatch, store.updated_at)
  if (input.whatsapp_number !== undefined || input.country_code !== undefined)
    assertSellersPhone(input.whatsapp_number ?? store.whatsapp_number, input.country_code ?? store.country_code)
  if (input.language && input.language !== store.language && !deps.config.languages.includes(input.language))
    throw invalidField('language', 'This language is not offered')
  if (input.both_languages && !store.both_languages && deps.config.languages.length < languages.length)
    throw invalidField('both_languages', 'The second language is not offered')
  const { logo: _logo, cover: _cover, custom_slug, both_languages: both, ...fields } = input
  // Does not check the present address, which may have become reserved since.
  const moves = custom_slug !== undefined && custom_slug !== store.store_slug
  if (moves) {
    await assertSlugFree(deps.db, reserved, custom_slug, deps.clock.now(), store.id)
    await deps.limits.addressByStore.take(store.id)
  }
  const now = deps.clock.now().toISOString()
  const row = await withLogoAndCover(deps, store.id, input, ({ logo, cover, focus }) =>
    write(deps, async (trx) => {
      await lock(trx, 'store', store.id)
      const current = await repo.findStoreById(trx, store.id)
      if (!current) throw new AppError('not_found', messages.noSuchStore)
      assertUnchanged(ifMatch, current.updated_at)
      if (custom_slug && custom_slug !== current.store_slug) {
        await lock(trx, 'slug', custom_slug)
        await assertSlugFree(trx, reserved, custom_slug, deps.clock.now(), store.id)
        await moveAddress(trx, current, custom_slug, now)
      }
      if (replacesNumber(current, fields)) await tellOfNumber(trx, deps, current, fields)
      await insertImages(
        trx,
        [logo, cover].filter((image) => image !== undefined),
      )
      if (logo && current.logo_image_id) await deleteImage(trx, current.logo_image_id)
      if (cover && current.cover_image_id) await deleteImage(trx, current.cover_image_id)
      await repo.updateStore(trx, store.id, {
        // The focus point before belonged to the old cover.
        ...(cover ? focus : {}),
        ...fields,
        ...(both === undefined ? {} : { both_languages: both ? 1 : 0 }),
        ...(custom_slug ? { store_slug: custom_slug } : {}),
        ...(logo ? { logo_image_id: logo.id } : {}),
        ...(cover ? { cover_image_id: cover.id } : {}),
        updated_at: nextUpdatedAt(deps.clock.now(), current.updated_at),
      })
      await noteChange(trx, store.id, 'store')
      await enqueuePublish(trx, deps.clock, store.id)
      return repo.findStoreById(trx, store.id)
    }),
  )
  if (!row) throw new AppError('not_found', messages.noSuchStore)
  return presentOwnStore(deps, row)
}

/** Mails the owner the store's new number. */
const tellOfNumber = async (trx: Transaction, deps: Deps, store: repo.StoreRow, change: StoreChange): Promise<void> => {
  const { whatsapp_number: number = store.whatsapp_number, country_code: code = store.country_code } = change
  const owner = await findUserById(trx, store.user_id)
  if (owner) await tellOfChange(trx, deps, owner, shopNumberChanged(normalisePhone(number, code)))
}

const moveAddress = async (trx: Transaction, store: repo.StoreRow, slug: string, now: string) => {
  await repo.keepFormerSlug(trx, store.store_slug, store.id, now)
  await repo.releaseFormerSlug(trx, slug)
}
