import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { createTestApp } from '../../support/apps/test-app.ts'

const contract = new URL('../../../src/contract/', import.meta.url)
const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.endpoints.ts'),
)

/** Every endpoint of the contract by name. Two areas may not share one, so that an import says what is called. */
const endpoints = async (): Promise<[string, Endpoint][]> => {
  const modules = await Promise.all(files.map((name): Promise<Record<string, Endpoint>> => import(contract + name)))
  return modules.flatMap((module) => Object.entries(module))
}

test('every endpoint of the contract is a route of the server, and every route is made from one', async () => {
  const { app } = await createTestApp()
  const routes = app.openAPIRegistry.definitions.flatMap((one) =>
    one.type === 'route' ? [`${one.route.method.toUpperCase()} ${one.route.path}`] : [],
  )
  const declared = (await endpoints()).map(([, { method, path }]) => `${method} /api${path}`)
  expect(declared.sort()).toEqual(routes.sort())
})

test('no two endpoints have one name', async () => {
  const names = (await endpoints()).map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})
