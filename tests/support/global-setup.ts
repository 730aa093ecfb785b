import { buildFixtureSite } from './fixtures/fixture-site.ts'

/** Runs once before all tests: concurrent builds of the site would overwrite each other. */
export const setup = (): void => buildFixtureSite()
