import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { filesystemSync } from '#server/publish/files/filesystem-sync.ts'

/** The shells this process has started. */
const shells = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
        return command.includes('while read') && parent === String(process.pid)
      } catch {
        return false
      }
    })
    .map(Number)

const syncExists = spawnSync('sync', ['-f', tmpdir()]).status === 0

test.skipIf(!syncExists)('a sync whose shell died fails whoever waits for it, and nobody who comes after', async () => {
  // Shops that other tests opened have shells too.
  const others = new Set(shells())
  const sync = await filesystemSync(tmpdir())
  if (!sync) throw new Error('the folder can be synced here')
  let failed = 0
  for (let round = 0; round < 20; round++) {
    const pid = shells().find((shell) => !others.has(shell))
    if (!pid) throw new Error('a shell is running')
    process.kill(pid, 'SIGKILL')
    // Whoever meets the death may fail; the next shell owes nothing to it.
    const [met] = await Promise.allSettled([sync()])
    if (met.status === 'fulfilled') continue
    failed++
    await expect(sync(), `round ${round}`).resolves.toBeUndefined()
  }
  // Else no sync met a dead shell, and nothing was tried.
  expect(failed).toBeGreaterThan(0)
})
