import { expect, test } from 'vitest'
import { enqueueRepublish } from '#server/records/publications/enqueue-publish.ts'
import { hasCaddy, startCaddy } from '../support/apps/caddy.ts'
import { DOMAINS_TARGET } from '../support/apps/fake-domains.ts'
import { serveApp } from '../support/apps/serve-app.ts'
import { openOrderingShop } from '../support/fixtures/ordering-shop.ts'

const HOST = 'shop.noor.example'

test.runIf(hasCaddy)(
  'threat 85: Caddy as deployed gets certificates for shops’ domains, and for no other name',
  async () => {
    const { app, store } = await openOrderingShop('default', { DOMAINS_TARGET, PUBLIC_ORIGIN: 'https://shop.example' })
    const { db, clock } = app.deps
    const now = clock.now().toISOString()
    const { ask } = await startCaddy(await serveApp(app))
    expect((await ask('shop.example', '/')).status).toBe(200)
    await expect(ask(HOST, '/')).rejects.toThrow()

    await db.updateTable('stores').set({ domain: HOST }).where('id', '=', store.id).execute()
    await db
      .insertInto('store_domains')
      .values({
        ...{ store_id: store.id, host: HOST, token: 'x', state: 'serving', reason: null, misses: 0 },
        ...{ created_at: now, checked_at: now, next_check_at: null },
      })
      .execute()
    await db.transaction().execute((trx) => enqueueRepublish(trx, clock, [store.id], {}))
    await app.settled()
    const home = await ask(HOST, '/')
    expect(home.status).toBe(200)
    expect(home.text).toContain(`href="https://${HOST}/"`)
    for (let name = 0; name < 20; name++) {
      await expect(ask(`flood-${name}.example`, '/'), `flood-${name}`).rejects.toThrow()
    }
    // A Host that is not the certificate's is nobody's.
    expect((await ask('shop.example', '/store/noor/')).status).toBe(301)
  },
)
