import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { baileysGateway, type Socket } from '#server/modules/messages/whatsapp/baileys/baileys-gateway.ts'
import { storedAuth } from '#server/modules/messages/whatsapp/baileys/stored-auth.ts'
import { secretBox } from '#server/ports/secret-box.ts'
import { NotConnected, Undeliverable } from '#server/ports/whatsapp.ts'
import { addSeller, createTestApp } from '../../support/apps/test-app.ts'

/** Waits for the writes that events started in the background. */
const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

/** A connection whose events the test sends. */
class FakeSocket extends EventEmitter {
  ev = this as unknown as Socket['ev']
  user: { id: string } | undefined
  sent: unknown[] = []
  ended = ''
  onWhatsApp = async (jid?: string) => [{ jid: jid ?? '', exists: !jid?.startsWith('92111') }]
  sendMessage = async (...message: unknown[]) => void this.sent.push(message)
  paired: string[] = []
  requestPairingCode = async (phone: string) => {
    this.paired.push(phone)
    return `CODE000${this.paired.length}`
  }
  logout = async () => {
    this.ended = 'logged out'
  }
  end = () => {
    this.ended ||= 'ended'
  }
  update = async (update: object) => {
    this.emit('connection.update', update)
    await settled()
  }
  close = (statusCode: number) =>
    this.update({ connection: 'close', lastDisconnect: { error: { output: { statusCode } } } })
}

const setUp = async () => {
  const app = await createTestApp()
  const sockets: FakeSocket[] = []
  const secrets = secretBox('a key for tests, of 32 characters')
  const gateway = baileysGateway({
    ...app.deps,
    secrets,
    makeSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket as unknown as Socket
    },
  })
  const { user } = await addSeller(app, { plan: 'paid' })
  await gateway.register({ id: user.id, userId: user.id, name: 'Noor' })
  const later = (seconds: number) => {
    app.clock.time = new Date(app.clock.time.getTime() + seconds * 1000)
  }
  return { app, gateway, sockets, secrets, id: user.id, later }
}

test('a code is made when asked for, a scan connects, messages carry one id', async () => {
  const { gateway, sockets, id } = await setUp()
  await gateway.reconcile()
  expect(sockets).toHaveLength(0)
  expect(await gateway.qr(id)).toBeUndefined()
  await gateway.reconcile()
  await sockets[0]?.update({ qr: '2@first' })
  expect((await gateway.qr(id))?.payload).toBe('2@first')
  await sockets[0]?.update({ qr: '2@second' })
  expect((await gateway.qr(id))?.payload).toBe('2@second')
  const message = { id: '0199a0b0-0000-7000-8000-00000000abcd', recipient: '923007654321', text: 'Hello' }
  await expect(gateway.send(id, message)).rejects.toBeInstanceOf(NotConnected)
  if (sockets[0]) sockets[0].user = { id: '923001234567:12@s.whatsapp.net' }
  await sockets[0]?.update({ connection: 'open' })
  expect(await gateway.session(id)).toMatchObject({ isConnected: true, phoneNumber: '923001234567' })
  await gateway.send(id, message)
  await gateway.send(id, message)
  const [first, second] = sockets[0]?.sent ?? []
  expect(first).toEqual([
    '923007654321@s.whatsapp.net',
    { text: 'Hello' },
    { messageId: expect.stringMatching(/^3EB0[0-9A-F]{18}$/) },
  ])
  expect(second).toEqual(first)
  await expect(gateway.send(id, { ...message, recipient: '921110000000' })).rejects.toBeInstanceOf(Undeliverable)
})

test('a code to type is made once a connection and number, when it was asked for and codes are offered', async () => {
  const { app, gateway, sockets, secrets, id, later } = await setUp()
  await gateway.qr(id)
  await gateway.reconcile()
  await sockets[0]?.update({ qr: '2@first' })
  await gateway.reconcile()
  expect(sockets[0]?.paired).toEqual([])
  expect(await gateway.pairingCode(id, '923001234567')).toBeUndefined()
  await gateway.reconcile()
  await settled()
  expect(await gateway.pairingCode(id, '923001234567')).toMatchObject({ code: 'CODE0001' })
  await gateway.reconcile()
  await settled()
  expect(sockets[0]?.paired).toEqual(['923001234567'])
  // A code for one phone is not shown to another.
  expect(await gateway.pairingCode(id, '923217654321')).toBeUndefined()
  await gateway.reconcile()
  await settled()
  expect(await gateway.pairingCode(id, '923217654321')).toMatchObject({ code: 'CODE0002' })

  // The code was not typed in time. The connection ends, and its keys, for an account never linked, are useless.
  await (await storedAuth(app.db, secrets, id)).save()
  await sockets[0]?.close(408)
  expect(await gateway.pairingCode(id, '923217654321')).toBeUndefined()
  await expect.poll(() => app.db.selectFrom('whatsapp_keys').select('name').execute()).toEqual([])
  later(2)
  await gateway.reconcile()
  await sockets[1]?.update({ qr: '2@second' })
  await gateway.reconcile()
  await settled()
  expect(await gateway.pairingCode(id, '923217654321')).toMatchObject({ code: 'CODE0001' })
  await sockets[1]?.update({ connection: 'open' })
  expect(await gateway.pairingCode(id, '923217654321')).toBeUndefined()
})

test('reconnects with growing delays after a lost connection, and not after a log-out', async () => {
  const { app, gateway, sockets, secrets, id, later } = await setUp()
  const auth = await storedAuth(app.db, secrets, id)
  await auth.save()
  await app.db.updateTable('whatsapp_sessions').set({ phone_number: '923001234567' }).execute()
  const opened = async () => {
    await gateway.reconcile()
    return sockets.length
  }
  expect(await opened()).toBe(1)
  await sockets[0]?.close(428)
  expect((await gateway.session(id))?.isConnected).toBe(false)
  expect(await opened()).toBe(1)
  later(2)
  expect(await opened()).toBe(2)
  await sockets[1]?.close(503)
  later(4)
  expect(await opened()).toBe(2)
  later(1)
  expect(await opened()).toBe(3)
  await sockets[2]?.update({ connection: 'open' })
  await sockets[2]?.close(401)
  later(3600)
  expect(await opened()).toBe(3)
  expect(await app.db.selectFrom('whatsapp_keys').select('name').execute()).toEqual([])
})

test('a removed account is unlinked', async () => {
  const { gateway, sockets, id } = await setUp()
  await gateway.qr(id)
  await gateway.reconcile()
  await sockets[0]?.update({ connection: 'open' })
  await gateway.remove(id)
  await gateway.reconcile()
  expect(sockets[0]?.ended).toBe('logged out')
})

test('seals keys in the database and opens them unchanged', async () => {
  const { app, secrets, id } = await setUp()
  const auth = await storedAuth(app.db, secrets, id)
  await auth.save()
  const key = new Uint8Array([1, 2, 3, 250])
  await auth.state.keys.set({ session: { 'a.1': key, 'b.1': key }, 'pre-key': {} })
  await auth.state.keys.set({ session: { 'b.1': null } })
  const again = await storedAuth(app.db, secrets, id)
  expect(again.state.creds).toEqual(auth.state.creds)
  const { 'a.1': kept, 'b.1': gone } = await again.state.keys.get('session', ['a.1', 'b.1'])
  expect([...(kept ?? [])]).toEqual([1, 2, 3, 250])
  expect(gone).toBeUndefined()
  const rows = await app.db.selectFrom('whatsapp_keys').select(['name', 'sealed']).orderBy('name').execute()
  expect(rows.map(({ name }) => name)).toEqual(['creds', 'session a.1'])
  for (const { sealed } of rows) expect(sealed).toMatch(/^v1\.[\w-]+$/)
})
