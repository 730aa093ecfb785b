import { atom } from 'nanostores'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'

/** A first step with a new shop, remembered by this browser only. */
export type FirstStep = 'shared' | 'looked'

const keyOf = (step: FirstStep): string => `whatsstore-${step}`

/** For each step, the id of the last store it was taken with. */
export const $firstSteps = atom<Record<FirstStep, string | null>>({
  shared: readStored('localStorage', keyOf('shared')),
  looked: readStored('localStorage', keyOf('looked')),
})

export const takeStep = (step: FirstStep, storeId: string): void => {
  writeStored('localStorage', keyOf(step), storeId)
  $firstSteps.set({ ...$firstSteps.get(), [step]: storeId })
}
