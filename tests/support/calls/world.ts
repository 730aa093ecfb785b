import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KyselyConfig } from 'kysely'
import { undoToken } from '#server/auth/changes/undo-token.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { secretHash, startSession } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/ids.ts'
import { AppError } from '#server/http/app-error.ts'
import { rateLimit } from '#server/http/rate-limits.ts'
import { insertMailedToken } from '#server/modules/account/accounts/accounts.repo.ts'
import { putMailedCode } from '#server/modules/account/accounts/mailed-codes.repo.ts'
import { linkOfCode } from '#server/modules/account/accounts/mailed-codes.service.ts'
import { ExportDownloads } from '#server/modules/account/export/export-downloads.ts'
import { confirmTotp, putPendingTotp } from '#server/modules/account/totp/totp.repo.ts'
import { addPoints } from '#server/modules/growth/referrals/referrals.repo.ts'
import { keepArchive } from '#server/modules/operation/admin/account-archive.ts'
import { recordPublication } from '#server/records/publications/publications.repo.ts'
import { updateStore } from '#server/records/stores/stores.repo.ts'
import { updateUser } from '#server/records/users/users.repo.ts'
import { DOMAINS_TARGET } from '../apps/fake-domains.ts'
import { addProduct, addSeller, addStore, createTestApp, orderForm, type TestApp } from '../apps/test-app.ts'
import { contentsOf, openTestDatabase } from '../apps/test-database.ts'
import { codeAt, stepOf } from '../fixtures/one-time-code.ts'
import { paidPlan } from '../fixtures/whatsapp.ts'

export const PASSWORD = 'correct horse'
export const OTP = 'ABC234'
/** The secret of a verification link. */
export const LINK = 'a-link-that-was-mailed-to-somebody-who-signs-up'
/** Secrets of links that confirm a new address: a free one, and one that has an account by now. */
export const EMAIL_LINKS = { free: 'a-link-to-a-new-address', taken: 'a-link-to-an-address-that-was-taken' }
export const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
/** A courier that asks for no city, as the world's shops do not. */
/** A subscription as a browser makes it. */
export const subscriptionOf = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  p256dh: `B${'A'.repeat(86)}`,
  auth: 'A'.repeat(22),
})

export const postex = {
  name: 'PostEx',
  columns: [
    { title: 'Order', source: 'order' },
    { title: 'Cash', source: 'cash' },
  ],
  tracking_link: 'https://postex.pk/tracking?cn={number}',
  numbered_places: false,
  plain_text: false,
  weight_g: 500,
}
/** An official number that the world's Meta knows the token of. */
export const CLOUD_NUMBER = { number_id: '106540352242922', token: 'right-token', app_secret: 'secret', language: 'en' }

/** Answers for Meta. */
const pretendMeta = ({ deps }: TestApp): void => {
  deps.cloud = {
    send: async () => ({ kind: 'unknown' }),
    describe: async ({ token }) =>
      token === CLOUD_NUMBER.token ? { phone: '924211122233', name: 'Paid', quality: 'GREEN' } : 'refused',
  }
}

const BACKUP = { name: 'whatsstore-20260301T090000Z-ABCD.db', size: 7, created_at: '2026-03-01T09:00:00.000Z' }

/** Turns limits off: they have their own tests, and here they would hide later failures. */
export const liftLimits = ({ deps }: TestApp): void => {
  for (const name of Object.keys(deps.limits) as (keyof typeof deps.limits)[]) {
    deps.limits[name] = rateLimit(1_000_000, 60, 'never')
  }
}

/** Pretends that too many passwords wait to be compared. */
export const crowdPasswords = ({ deps }: TestApp): void => {
  const refuse = async () => {
    throw new AppError('unavailable', 'Busy', { retry_after: 1 })
  }
  deps.passwords = { hash: refuse, verify: refuse }
}

/** A database in memory has no file to copy. */
const pretendBackups = ({ deps, dataDir }: TestApp): void => {
  const file = join(dataDir, BACKUP.name)
  writeFileSync(file, 'a copy\n')
  deps.backups = {
    madeHere: true,
    create: async () => BACKUP,
    list: () => [BACKUP],
    moments: () => [BACKUP.created_at],
    removeOld: () => {},
    check: async (name) => (name === BACKUP.name ? { sound: true, rows: 3 } : undefined),
    path: (name) => (name === BACKUP.name ? file : undefined),
  }
}

let hashed: Promise<string> | undefined

/** Secrets of links in invitations to work in a shop: to nobody we know, an admin, and an owner of another shop. */
export const INVITATIONS = {
  invited: 'a-link-that-invites-somebody-to-work-in-a-shop',
  admin: 'a-link-that-invites-an-admin-to-work-in-a-shop',
  rival: 'a-link-that-invites-a-rival-to-work-in-a-shop',
}

const invitationTo = (email: string, secret: string, store_id: string, now: string) => ({
  id: newId(),
  store_id,
  user_id: null,
  email,
  name: 'Invited',
  role: 'packs' as const,
  token_hash: secretHash(secret),
  expires_at: '2026-03-08T09:00:00.000Z',
  created_at: now,
})

/** Adds an account that works in a shop. */
const staffOf = async (
  app: TestApp,
  { store }: { store: { id: unknown } },
  role: 'manages' | 'packs',
  password_hash: string,
) => {
  const email = `${role}@example.org`
  const { user, token } = await addSeller(app, { email, password_hash })
  const row = invitationTo(email, '', String(store.id), app.clock.now().toISOString())
  await app.db
    .insertInto('staff')
    .values({ ...row, role, user_id: user.id, token_hash: null })
    .execute()
  return { id: row.id, token }
}

/** Fills a database for every call: sellers by plan and store, orders, admins with and without a second factor. */
const fillWorld = async (app: TestApp) => {
  const now = app.clock.now().toISOString()
  hashed ??= hashPassword(PASSWORD)
  const password_hash = await hashed

  const seller = await addStore(app, 'noor', { email: 'seller@example.org', password_hash })
  const rival = await addStore(app, 'rival', {
    email: 'rival@example.org',
    password_hash,
    whatsapp_number: '3007777777',
  })
  const paid = await addStore(app, 'paid', { email: 'paid@example.org', password_hash, ...paidPlan })
  await app.db
    .insertInto('store_domains')
    .values({
      ...{ store_id: String(paid.store.id), host: 'paid.example', token: 'whatsstore-proof', state: 'verified' },
      ...{ reason: 'no certificate', misses: 0, created_at: now, checked_at: now, next_check_at: null },
    })
    .execute()
  const official = { ...CLOUD_NUMBER, sealed: null, phone: '924211122233', name: 'Paid', quality: 'GREEN', tier: 250 }
  const { token: _token, app_secret: _secret, ...number } = official
  const rest = { problem: null, problem_until: null, created_at: now, language: 'en' as const }
  await app.db
    .insertInto('cloud_accounts')
    .values({ id: paid.user.id, user_id: paid.user.id, ...number, ...rest })
    .execute()
  const unlinked = await addStore(app, 'unlinked', { email: 'unlinked@example.org', ...paidPlan })
  const leaving = await addStore(app, 'leaving', { email: 'leaving@example.org', password_hash })
  const closed = await addStore(app, 'closed', { email: 'closed@example.org' })
  const newcomer = await addSeller(app, { email: 'newcomer@example.org' })
  const buyer = await addSeller(app, { email: 'buyer@example.org' })
  const forgetful = await addSeller(app, { email: 'forgetful@example.org' })
  await addSeller(app, { email: 'unverified@example.org', password_hash, verified_at: null })
  // Signed in an hour ago.
  const stale = await startSession(
    app.db,
    { now: () => new Date(app.clock.time.getTime() - 3_600_000) },
    seller.user.id,
  )
  /** Work in the shop called unlinked. */
  const staff = {
    manages: await staffOf(app, unlinked, 'manages', password_hash),
    packs: await staffOf(app, unlinked, 'packs', password_hash),
  }
  await app.db
    .insertInto('staff')
    .values(
      Object.entries(INVITATIONS).map(([name, secret]) =>
        invitationTo(`${name}@example.org`, secret, String(unlinked.store.id), now),
      ),
    )
    .execute()
  const storeless = await addSeller(app, { email: 'storeless@example.org', ...paidPlan })
  const earner = await addSeller(app, { email: 'earner@example.org', password_hash })
  const payee = await addSeller(app, { email: 'payee@example.org' })
  const admin = await addSeller(app, { email: 'admin@example.org', role: 'admin', password_hash })
  const pending = await addSeller(app, { email: 'pending@example.org', role: 'admin', password_hash })
  const guarded = await addSeller(app, { email: 'guarded@example.org', role: 'admin', password_hash })

  const signUp = { email: 'signing-up@example.org', password: PASSWORD, whatsapp_number: '03001234567' }
  await app.call('POST', '/auth/register', { json: signUp })
  const signingUp = await app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', signUp.email)
    .executeTakeFirstOrThrow()
  const { id: ownSession } = await app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', seller.user.id)
    .executeTakeFirstOrThrow()

  await app.call('PUT', '/push/devices/current', { token: seller.token, json: subscriptionOf('own') })
  // The plan of the rival has room for two devices, and both are in use.
  for (const name of ['first', 'second']) {
    const token = await startSession(app.db, app.clock, rival.user.id)
    await app.call('PUT', '/push/devices/current', { token, json: subscriptionOf(name) })
  }
  const device = String((await app.call('GET', '/push', { token: seller.token })).body.devices[0].id)
  const product = await addProduct(app, seller.token)
  const rivalProduct = await addProduct(app, rival.token)
  const order = async (id: string): Promise<string> =>
    (await app.call('POST', '/orders', { json: orderForm(id), token: buyer.token })).body.order_id
  const courierOf = async (token: string) =>
    String((await app.call('POST', '/couriers', { token, json: postex })).body.courier.id)
  /** A parcel of an order, which stands in a courier file. */
  const parcelOf = async (storeId: unknown, orderId: string, courierId: string) => {
    const { id: order_id } = await app.db
      .selectFrom('orders')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const id = newId()
    await app.db
      .insertInto('shipments')
      .values({
        id,
        store_id: String(storeId),
        order_id,
        courier_id: courierId,
        courier: 'PostEx',
        tracking_number: null,
        cod_amount: 10_000,
        weight_g: 500,
        pieces: 1,
        batch: `batch-of-${storeId}`,
        batched_at: now,
        created_at: now,
        updated_at: now,
      })
      .execute()
    return id
  }
  const discountOf = async (token: string) =>
    String(
      (await app.call('POST', '/discounts', { token, json: { code: 'EID10', kind: 'percent', value: 10 } })).body.id,
    )
  /** A payment that a buyer claims. */
  const claimOf = async (storeId: unknown, orderId: string) => {
    const order = await app.db
      .selectFrom('orders')
      .select('id')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const id = newId()
    await app.db
      .insertInto('order_payments')
      .values({
        id,
        order_id: order.id,
        store_id: String(storeId),
        amount: 10_000,
        kind: 'bank',
        reference: 'TX12345',
        note: '',
        state: 'claimed',
        made_by: 'buyer',
        created_at: app.clock.now().toISOString(),
        decided_at: null,
      })
      .execute()
    await app.db
      .insertInto('payment_proofs')
      .values({
        payment_id: id,
        store_id: String(storeId),
        image: 'aGVsbG8=',
        hash: 'a'.repeat(64),
        created_at: app.clock.now().toISOString(),
      })
      .execute()
    return id
  }
  /** A review that a buyer wrote. */
  const reviewOf = async (storeId: unknown, orderId: string, productId: string) => {
    const order = await app.db
      .selectFrom('orders')
      .select(['id', 'customer_id'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
    const id = newId()
    const at = app.clock.now().toISOString()
    await app.db
      .insertInto('reviews')
      .values({
        id,
        store_id: String(storeId),
        product_id: productId,
        order_id: order.id,
        customer_id: order.customer_id,
        name: 'Ayesha',
        stars: 4,
        words: 'Lovely colors',
        image_id: null,
        answer: '',
        hidden: null,
        created_at: at,
        updated_at: at,
      })
      .execute()
    return id
  }
  const customerOf = async (store: unknown) =>
    (await app.db.selectFrom('customers').select('id').where('store_id', '=', String(store)).executeTakeFirstOrThrow())
      .id
  const orders = { own: await order(product.id), rival: await order(rivalProduct.id) }
  const couriers = { own: await courierOf(seller.token), rival: await courierOf(rival.token) }
  const collectionOf = async (token: string, id: unknown) =>
    String(
      (await app.call('POST', '/collections', { token, json: { title: 'New', product_ids: [id] } })).body.collection.id,
    )
  const confirmedOf = async (id: string) => {
    const made = await order(id)
    await app.call('PUT', `/orders/${made}/status`, { token: seller.token, json: { status: 'Confirmed' } })
    return made
  }

  const mailedCode = {
    user_id: forgetful.user.id,
    purpose: 'reset_password' as const,
    code_hash: app.deps.secrets.fingerprint(`reset_password ${forgetful.user.id} ${OTP}`),
  }
  const deleted = newId()
  await app.db.transaction().execute(async (trx) => {
    await putMailedCode(trx, {
      ...mailedCode,
      asked_by: 'somebody',
      created_at: now,
      expires_at: '2026-03-01T09:10:00.000Z',
    })
    await insertMailedToken(trx, {
      token_hash: secretHash(LINK),
      user_id: signingUp.id,
      purpose: 'verify_email',
      expires_at: '2026-03-02T09:00:00.000Z',
      used_at: null,
    })
    for (const { user } of [pending, guarded]) {
      await putPendingTotp(trx, {
        user_id: user.id,
        sealed_secret: app.deps.secrets.seal(TOTP_SECRET),
        created_at: now,
      })
    }
    await confirmTotp(trx, guarded.user.id, now)
    await updateUser(trx, leaving.user.id, { deletion_at: '2026-03-31T09:00:00.000Z' })
    await updateStore(trx, String(leaving.store.id), { closed_at: now })
    const change = { user_id: seller.user.id, session_id: ownSession, created_at: now, confirmed_at: null }
    for (const [id, row] of Object.entries({
      free: { ...change, old_email: 'seller@example.org', new_email: 'moved@example.org' },
      taken: { ...change, old_email: 'rival@example.org', new_email: 'rival@example.org', confirmed_at: null },
    })) {
      const token_hash = secretHash(EMAIL_LINKS[id as keyof typeof EMAIL_LINKS])
      await trx
        .insertInto('email_changes')
        .values({ ...row, id, token_hash, expires_at: '2026-03-02T09:00:00.000Z' })
        .execute()
    }
    await trx
      .insertInto('referral_codes')
      .values({ user_id: seller.user.id, code: 'NOOR123', created_at: now })
      .execute()
    for (const { user } of [earner, payee]) {
      const points = { points: 1000, reason: 'referral', withdrawal_id: null, created_at: now } as const
      await addPoints(trx, { ...points, user_id: user.id, referred_user_id: newId() })
    }
    const publication = {
      store_id: String(seller.store.id),
      version: 1,
      revision: 1,
      renderer: 'none',
      live: 1 as const,
      pages_rendered: 3,
      pages_reused: 23,
      milliseconds: 18,
      recompressed: 0 as const,
      published_at: now,
      shows: null,
    }
    // The second is of a former address.
    const shows = { slug: 'former', layout: 'default', watermark: true, badges: [] }
    await recordPublication(trx, { ...publication, live: 0 }, 5)
    await recordPublication(trx, { ...publication, version: 2, live: 0, shows }, 5)
    await keepArchive(trx, app.deps, deleted, '{"account":{}}')
  })
  const { withdrawal } = (
    await app.call('POST', '/referrals/request-withdrawal', {
      token: payee.token,
      json: { payment_method: 'easypaisa', payment_details: '0300 9999999' },
    })
  ).body
  await app.call('POST', '/send-whatsapp', { token: rival.token, json: { message: 'Please upgrade me' } })
  const request = await app.db.selectFrom('upgrade_requests').select('id').executeTakeFirstOrThrow()
  await app.call('POST', '/whatsapp/seller/register', { token: paid.token })
  for (const kind of ['qr', 'pairing-code']) {
    await app.call('GET', `/whatsapp/seller/${paid.user.id}/${kind}`, { token: paid.token })
  }
  await app.call('POST', `/admin/stores/${closed.store.id}/suspend`, { token: admin.token, json: {} })
  await app.messenger.stop()

  return {
    tokens: {
      seller: seller.token,
      rival: rival.token,
      paid: paid.token,
      unlinked: unlinked.token,
      newcomer: newcomer.token,
      storeless: storeless.token,
      manages: staff.manages.token,
      packs: staff.packs.token,
      stale,
      buyer: buyer.token,
      earner: earner.token,
      admin: admin.token,
      pending: pending.token,
      guarded: guarded.token,
      closed: closed.token,
      leaving: leaving.token,
    },
    ids: {
      session: ownSession,
      device,
      product: String(product.id),
      rivalProduct: String(rivalProduct.id),
      order: orders.own,
      customer: await customerOf(seller.store.id),
      rivalCustomer: await customerOf(rival.store.id),
      pricesSeen: String(
        (
          await app.call('POST', '/products/prices/preview', {
            token: seller.token,
            json: { percent: 10, round_to: 10 },
          })
        ).body.checksum,
      ),
      rivalOrder: orders.rival,
      staff: staff.packs.id,
      collection: await collectionOf(seller.token, product.id),
      rivalCollection: await collectionOf(rival.token, rivalProduct.id),
      courier: couriers.own,
      rivalCourier: couriers.rival,
      parcel: await parcelOf(seller.store.id, orders.own, couriers.own),
      rivalParcel: await parcelOf(rival.store.id, orders.rival, couriers.rival),
      batch: `batch-of-${seller.store.id}`,
      rivalBatch: `batch-of-${rival.store.id}`,
      /** Confirmed, and ready for a courier. */
      confirmed: await confirmedOf(product.id),
      /** Shares the phone of `order`. */
      sameOrder: await order(product.id),
      payment: await claimOf(seller.store.id, orders.own),
      rivalPayment: await claimOf(rival.store.id, orders.rival),
      review: await reviewOf(seller.store.id, orders.own, product.id),
      rivalReview: await reviewOf(rival.store.id, orders.rival, rivalProduct.id),
      discount: await discountOf(seller.token),
      rivalDiscount: await discountOf(rival.token),
      seller: seller.user.id,
      rival: rival.user.id,
      paid: paid.user.id,
      admin: admin.user.id,
      store: String(seller.store.id),
      closedStore: String(closed.store.id),
      withdrawal: String(withdrawal.id),
      upgradeRequest: request.id,
      deleted,
      backup: BACKUP.name,
      resetLink: linkOfCode(app.deps, mailedCode),
      undo: undoToken(app.deps, 'free'),
      undoTaken: undoToken(app.deps, 'taken'),
      totpCode: codeAt(TOTP_SECRET, stepOf(app.clock.time)),
    },
  }
}

/** An application on a database, without limits, that answers for a backup. */
const openWorldApp = async (db: Db) => {
  const app = await createTestApp({ DOMAINS_TARGET }, { db })
  liftLimits(app)
  pretendBackups(app)
  pretendMeta(app)
  return app
}

const makeTemplate = async () => {
  const db = await openTestDatabase()
  const names = await fillWorld(await openWorldApp(db))
  return { contents: await contentsOf(db), names }
}

let template: ReturnType<typeof makeTemplate> | undefined

/** A world of its own for every call of this, copied from one that is filled once; `log` hears of every statement. */
export const createWorld = async (log?: KyselyConfig['log']) => {
  template ??= makeTemplate()
  const { contents, names } = await template
  const app = await openWorldApp(await openTestDatabase(contents, log))
  // Each simulated WhatsApp draws codes of its own.
  for (const kind of ['qr', 'pairing-code']) {
    await app.call('GET', `/whatsapp/seller/${names.ids.paid}/${kind}`, { token: names.tokens.paid })
  }
  const downloads = new ExportDownloads(app.deps)
  const account = (id: string) => ({ id, password_number: 0 })
  const download = downloads.issue(account(names.ids.seller), 'here')
  const busyDownload = downloads.issue(account(names.ids.rival), 'elsewhere')
  // Starts this download and leaves it under way.
  const elsewhere = { incoming: { socket: { remoteAddress: '203.0.113.200' } } }
  await app.app.request(`/api/auth/export/${busyDownload}`, {}, elsewhere)
  return { app, ...names, ids: { ...names.ids, download, busyDownload } }
}

export type World = Awaited<ReturnType<typeof createWorld>>
