import { atom } from 'nanostores'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'

/** What a seller does once with a new shop, and nobody but her browser sees. */
export type FirstStep = 'shared' | 'looked'

const keyOf = (step: FirstStep): string => `whatsstore-${step}`

/** Of each step, the id of the store that it was last taken with here. */
export const $firstSteps = atom<Record<FirstStep, string | null>>({
  shared: readStored('localStorage', keyOf('shared')),
  looked: readStored('localStorage', keyOf('looked')),
})

export const takeStep = (step: FirstStep, storeId: string): void => {
  writeStored('localStorage', keyOf(step), storeId)
  $firstSteps.set({ ...$firstSteps.get(), [step]: storeId })
}
