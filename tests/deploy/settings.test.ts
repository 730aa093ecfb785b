import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getConfig } from '#server/config/config.ts'

const read = (name: string) => readFileSync(`scripts/deploy/${name}`, 'utf8')
const SERVER = read('systemd/whatsstore.service')
const BACKUP = read('systemd/whatsstore-backup.service')
const CONTAINER = read('Containerfile')

/** Variables set by `ENV` in a container file or `Environment=` in a unit. */
const variablesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(?:^|\s)([A-Z][A-Z_0-9]+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
const environmentOf = (unit: string) =>
  variablesIn((unit.match(/^Environment=.*$/gm) ?? []).join('\n').replaceAll('Environment=', ' '))

test('the example of variables is one that the server starts with, once the names are the operator’s own', () => {
  const lines = read('whatsstore.env').matchAll(/^([A-Z_]+)=(.+)$/gm)
  const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
  const config = getConfig({ ...example, ...environmentOf(SERVER) })
  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4321,
    publicOrigin: 'https://shop.example',
    trustedProxies: ['127.0.0.1', '::1'],
    dataDir: '/var/lib/whatsstore',
    development: false,
  })
})

test('units and container run the program as `npm start` does', () => {
  const [setUp = ''] = /^const serverEnvironment = \{[^}]*\}/m.exec(readFileSync('scripts/setup.mjs', 'utf8')) ?? []
  const own = [...setUp.matchAll(/(\w+): process\.env\.\1 \|\| '([^']+)'/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ])
  expect(own).toHaveLength(4)
  for (const [name = '', value] of own) {
    expect(environmentOf(SERVER)[name], name).toBe(value)
    expect(variablesIn(CONTAINER)[name], name).toBe(value)
  }
  for (const [, script = ''] of `${SERVER}\n${BACKUP}`.matchAll(/^ExecStart=\S+ (\S+)$/gm))
    expect(existsSync(script)).toBe(true)
  for (const [, paths = ''] of CONTAINER.matchAll(/^COPY ([^-].*) \S+$/gm)) {
    for (const path of paths.split(' ')) if (path !== '.') expect(existsSync(path), path).toBe(true)
  }
})

test('what is closed to the server is closed to its backup', () => {
  const closed = (unit: string) =>
    unit.match(
      /^(?:CapabilityBoundingSet|LockPersonality|NoNew|Private|Protect|Restrict(?:Name|Real|SUID)|SystemCall).*$/gm,
    ) ?? []
  expect(closed(SERVER).length).toBeGreaterThan(15)
  for (const line of closed(SERVER)) expect(closed(BACKUP)).toContain(line)
})

/** Variables set by a block of the compose file, with the operator's values. */
const composed = (): Record<string, string> => {
  const values = Object.fromEntries(
    [...read('many.env').matchAll(/^([A-Z_0-9]+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const [block = ''] = /^x-environment: &environment\n(?: {2}.*\n)+/m.exec(read('compose.yaml')) ?? []
  const lines = [...block.matchAll(/^ {2}([A-Z_0-9]+): (.+)$/gm)]
  return Object.fromEntries(
    lines.map(([, name = '', value = '']) => [name, value.replace(/\$\{(\w+)\}/g, (_, key) => values[key] ?? '')]),
  )
}

test('the compose file starts processes of both roles, with the variables that each needs', () => {
  for (const [role] of [['web'], ['publisher']] as const) {
    expect(read('compose.yaml').split(`ROLE: ${role}`)).toHaveLength(2)
    const config = getConfig({ ...variablesIn(CONTAINER), ...composed(), ROLE: role })
    expect(config).toMatchObject({ role, publicOrigin: 'https://shop.example', trustedProxies: ['10.89.7.0/24'] })
    expect(config.postgres?.url).toContain('@postgres:5432/whatsstore')
    expect(config.objectStore?.endpoint).toBe('http://objects:9000')
    expect(Object.values(composed())).not.toContain('')
  }
})

test('the nginx of the compose file asks the processes that serve, which keep their addresses', () => {
  const asked = [...read('nginx/whatsstore-many.conf').matchAll(/^ {2}server ([\w-]+):4321/gm)].map(([, name]) => name)
  const [, services = ''] = read('compose.yaml').split('\nservices:\n')
  const serving = [...services.matchAll(/^ {2}(web-\d+):/gm)].map(([, name]) => name)
  expect(asked).toEqual(serving)
  expect(asked).toHaveLength(2)
  const [, network = ''] = /subnet: (10\.89\.7)\.0\/24/.exec(read('compose.yaml')) ?? []
  const fixed = [...services.matchAll(/ipv4_address: ([\d.]+)\.\d+ /g)].map(([, start]) => start)
  expect(fixed).toEqual([network, network])
})
