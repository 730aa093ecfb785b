import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { getConfig } from '#server/config/config.ts'
import { startServices } from '#server/services/start-services.ts'
import { migratedDatabase } from '../support/apps/memory-database.ts'

test('removes half-written mails and backups at the next start, and nothing else', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'whatsstore-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  // Backups beside no database would be the sign of a lost one.
  writeFileSync(join(dataDir, 'app.db'), await migratedDatabase())
  const [mail, backups] = [join(dataDir, 'mail'), join(dataDir, 'backups')]
  const whole = 'whatsstore-20260301T090000Z-ABCD.db'
  const broken = 'whatsstore-20260302T090000Z-EFGH.db'
  const files = {
    [mail]: ['1.eml', '2.eml.1234567890'],
    [backups]: [whole, `${whole}.json`, `${broken}.part`, `${broken}.part-journal`, `${broken}.part.json`],
  }
  for (const [folder, names] of Object.entries(files)) {
    mkdirSync(folder)
    for (const name of [...names, ...(folder === backups ? [`${broken}.json`] : [])]) {
      writeFileSync(join(folder, name), 'x')
    }
  }
  const services = await startServices(getConfig({ DATA_DIR: dataDir }), pino({ level: 'silent' }), {
    idleTasks: false,
  })
  onTestFinished(() => services.stop())
  expect(readdirSync(mail)).toEqual(['1.eml'])
  expect(readdirSync(backups).sort()).toEqual([whole, `${whole}.json`])
})
