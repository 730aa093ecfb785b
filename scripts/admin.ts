import { Command } from 'commander'
import { ConfigError, getConfig } from '#server/config/config.ts'
import type { Db } from '#server/db/database.ts'
import { migrateToLatest } from '#server/db/migrate.ts'
import { StartRefused } from '#server/lib/start-refused.ts'
import {
  forgetSecondFactor,
  grantAdmin,
  listAdmins,
  type RoleChange,
  revokeAdmin,
} from '#server/modules/operation/admin/admins.service.ts'
import { systemClock } from '#server/ports/clock.ts'
import { openExistingDatabase } from './support/existing-database.ts'

const withDatabase = async (work: (db: Db) => Promise<void>) => {
  const db = openExistingDatabase(getConfig(process.env))
  try {
    await migrateToLatest(db)
    await work(db)
  } finally {
    await db.destroy()
  }
}

const tell = (email: string, change: RoleChange, done: string) => {
  const words: Record<RoleChange, string> = {
    changed: `${email} ${done}.`,
    unchanged: `Nothing to do: ${email} already ${done}.`,
    'no account': `There is no account with the address ${email}.`,
    'not verified': `${email} has not verified its address yet.`,
  }
  if (change === 'no account' || change === 'not verified') {
    console.error(words[change])
    process.exitCode = 1
  } else console.log(words[change])
}

const program = new Command('admin').description('Who may use the admin panel, and who has lost the way in.')
program
  .command('grant')
  .argument('<email>')
  .description('makes an account an admin')
  .action((email: string) =>
    withDatabase(async (db) => tell(email, await grantAdmin(db, systemClock, email), 'is an admin')),
  )
program
  .command('revoke')
  .argument('<email>')
  .description('takes the admin role from an account')
  .action((email: string) =>
    withDatabase(async (db) => tell(email, await revokeAdmin(db, systemClock, email), 'is not an admin')),
  )
program
  .command('forget-code')
  .argument('<email>')
  .description('turns two-step sign-in off, for who has lost her phone and her recovery codes')
  .action((email: string) =>
    withDatabase(async (db) =>
      tell(email, await forgetSecondFactor(db, systemClock, email), 'signs in by password alone'),
    ),
  )
program
  .command('list')
  .description('lists the admins')
  .action(() =>
    withDatabase(async (db) => {
      const admins = await listAdmins(db)
      for (const admin of admins) console.log(`${admin.email}  (account since ${admin.created_at.slice(0, 10)})`)
      if (admins.length === 0) console.log('There is no admin yet: npm run admin -- grant <email>')
    }),
  )

try {
  await program.parseAsync()
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof StartRefused)) throw error
  console.error(error.message)
  process.exitCode = 1
}
