import { layouts } from '#layouts/registry.ts'

const SAMPLE = '/layout-test/'

/** All layouts for the test page. */
export const registry = [...layouts.values()].map(
  ({ id, displayName: name, version, industry, author, description, features }) => ({
    id,
    name,
    version,
    industry,
    author,
    description,
    features,
    home: `${SAMPLE}${id}/`,
  }),
)

export type RegistryEntry = (typeof registry)[number]

/** Sample pages to show, by path below a layout's home. */
export const samplePlaces = [
  ['Home', ''],
  ['Category', 'c/table/'],
  ['Product', 'p/vase/'],
] as const
