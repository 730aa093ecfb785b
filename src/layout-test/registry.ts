import { getLayout, knownLayouts, layouts } from '#layouts/registry.ts'

const SAMPLE = '/layout-test/'

/** Who made a layout that has not been drawn yet: nobody but us so far. */
const HOUSE = 'WhatsStore'

/** Every layout of the registry, as the test page shows it. */
export const registry = knownLayouts.map(({ id, displayName, version, industry, access }) => {
  const drawnBy = getLayout(id)
  const isReady = layouts.has(id)
  return {
    id,
    name: displayName,
    version,
    industry,
    access,
    author: isReady ? drawnBy.author : HOUSE,
    isReady,
    /** The layout that draws it, when it has no folder of its own. */
    drawnBy: drawnBy.displayName,
    photo: drawnBy.id,
    description: isReady ? drawnBy.description : `Planned. Until it is drawn, ${drawnBy.displayName} stands in for it.`,
    features: isReady ? drawnBy.features : [],
    home: `${SAMPLE}${id}/`,
  }
})

export type RegistryEntry = (typeof registry)[number]

/** Pages of the sample shop that are worth a look, by the path below a layout's home. */
export const samplePlaces = [
  ['Home', ''],
  ['Category', 'c/table/'],
  ['Product', 'p/vase/'],
] as const
