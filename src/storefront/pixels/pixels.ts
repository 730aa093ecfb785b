import type { PixelNetwork } from '#contract/pixels/pixels.ts'
import { readStored, writeStored } from '#src/lib/browser/storage.ts'
import { storeData } from '../store-data.ts'
import { askFirst } from './ask-first.ts'
import { networks } from './networks.ts'
import { watchBuyer } from './watch-buyer.ts'

/** Longest wait for a sign of the buyer, in milliseconds. */
const WITHOUT_INTENT = 3_000
const INTENTS = ['pointerdown', 'keydown', 'scroll'] as const

const { pixels, slug } = storeData()
const answerKey = `pixels-${slug}`

const start = (): void => {
  const used = Object.entries(networks).flatMap(([network, open]) => {
    const id = pixels?.[network as PixelNetwork]
    return id ? [open(id)] : []
  })
  watchBuyer((event) => {
    for (const report of used) report(event)
  })
}

/** Starts at the first sign of a buyer, or after three seconds: the page comes first. */
const startLater = (): void => {
  const once = () => {
    clearTimeout(timer)
    for (const intent of INTENTS) removeEventListener(intent, once)
    start()
  }
  const timer = setTimeout(once, WITHOUT_INTENT)
  for (const intent of INTENTS) addEventListener(intent, once, { passive: true })
}

const { connection } = navigator as { connection?: { saveData?: boolean } }
const answer = readStored('localStorage', answerKey)
if (!connection?.saveData && answer !== 'no') {
  if (!pixels?.ask || answer === 'yes') startLater()
  else {
    askFirst((allowed) => {
      writeStored('localStorage', answerKey, allowed ? 'yes' : 'no')
      if (allowed) start()
    })
  }
}
