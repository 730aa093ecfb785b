import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runScript } from '../support/apps/real-server.ts'

const program = (path: string, text: string) => {
  writeFileSync(path, `#!/bin/sh\n${text}\n`)
  chmodSync(path, 0o755)
}

test('a start on a system that lacks a library of Node says which, and what to install', async () => {
  const root = mkdtempSync(join(tmpdir(), 'whatsstore-set-up-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['scripts', 'node_modules/.bin', 'bin']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['setup.mjs', 'support/once.mjs']) cpSync(`scripts/${file}`, join(root, 'scripts', file))
  program(join(root, 'bin/npm'), 'exit 0')
  program(
    join(root, 'node_modules/.bin/node'),
    'echo "node: libatomic.so.1: cannot open shared object file" >&2; exit 127',
  )
  const { code, errors } = await runScript([join(root, 'scripts/setup.mjs'), 'start'], {
    PATH: `${join(root, 'bin')}:${process.env.PATH}`,
  })
  expect(code).toBe(1)
  expect(errors).toContain('does not start here: node: libatomic.so.1: cannot open shared object file')
  expect(errors).toContain('libatomic1 on Debian')
})
