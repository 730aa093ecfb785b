import { satchel, tote } from './bag.ts'
import { bangleScatter, bangleStack } from './bangles.ts'
import { bowl, plate, teaSet, vase } from './ceramics.ts'
import type { Drawer } from './family.ts'
import { jhumka, necklace, ring } from './jewellery.ts'
import { khussaPair } from './khussa.ts'
import { shawlFolded, shawlStack } from './shawl.ts'
import { abayaHanging, suitFolded, suitHanging } from './suit.ts'
import { attar, candleJar, candlePillars, perfume } from './vanity.ts'

/** Everything the studio can draw. */
export const drawers = {
  'bangle-stack': bangleStack,
  'bangle-scatter': bangleScatter,
  khussa: khussaPair,
  'suit-folded': suitFolded,
  'suit-hanging': suitHanging,
  abaya: abayaHanging,
  'shawl-folded': shawlFolded,
  'shawl-stack': shawlStack,
  plate,
  bowl,
  vase,
  'tea-set': teaSet,
  jhumka,
  necklace,
  ring,
  perfume,
  attar,
  'candle-jar': candleJar,
  'candle-pillars': candlePillars,
  tote,
  satchel,
} satisfies Record<string, Drawer>

export type Subject = keyof typeof drawers
