import { type AuthenticationState, BufferJSON, initAuthCreds, proto, type SignalDataTypeMap } from 'baileys'
import type { Db } from '#server/db/database.ts'
import type { SecretBox } from '#server/ports/secret-box.ts'

/** Key name of an account's own credentials. */
const CREDENTIALS = 'creds'

/** Stores an account's keys sealed in the database, so that its file alone does not let anybody act as the seller. */
export const storedAuth = async (
  db: Db,
  secrets: SecretBox,
  sessionId: string,
): Promise<{ state: AuthenticationState; save(): Promise<void> }> => {
  const read = async (names: string[]): Promise<Map<string, unknown>> => {
    if (names.length === 0) return new Map()
    const rows = await db
      .selectFrom('whatsapp_keys')
      .select(['name', 'sealed'])
      .where('session_id', '=', sessionId)
      .where('name', 'in', names)
      .execute()
    return new Map(rows.map((row) => [row.name, JSON.parse(secrets.open(row.sealed), BufferJSON.reviver)]))
  }
  const write = (values: [name: string, value: unknown][]) =>
    db.transaction().execute(async (trx) => {
      for (const [name, value] of values) {
        if (value === null || value === undefined) {
          await trx.deleteFrom('whatsapp_keys').where('session_id', '=', sessionId).where('name', '=', name).execute()
          continue
        }
        const sealed = secrets.seal(JSON.stringify(value, BufferJSON.replacer))
        await trx
          .insertInto('whatsapp_keys')
          .values({ session_id: sessionId, name, sealed })
          .onConflict((conflict) => conflict.columns(['session_id', 'name']).doUpdateSet({ sealed }))
          .execute()
      }
    })

  const creds = ((await read([CREDENTIALS])).get(CREDENTIALS) as AuthenticationState['creds']) ?? initAuthCreds()
  return {
    state: {
      creds,
      keys: {
        get: async <Type extends keyof SignalDataTypeMap>(type: Type, ids: string[]) => {
          const values = await read(ids.map((id) => `${type} ${id}`))
          const found: { [id: string]: SignalDataTypeMap[Type] } = {}
          for (const id of ids) {
            const value = values.get(`${type} ${id}`)
            if (value === undefined) continue
            found[id] = (
              type === 'app-state-sync-key' ? proto.Message.AppStateSyncKeyData.fromObject(value as object) : value
            ) as SignalDataTypeMap[Type]
          }
          return found
        },
        set: async (data) => {
          const values = Object.entries(data).flatMap(([type, byId]) =>
            Object.entries(byId ?? {}).map(([id, value]): [string, unknown] => [`${type} ${id}`, value]),
          )
          await write(values)
        },
      },
    },
    save: () => write([[CREDENTIALS, creds]]),
  }
}
