import type { Drawer } from './family.ts'
import { satchel, tote } from './products/bag.ts'
import { bangleScatter, bangleStack } from './products/bangles.ts'
import { bowl, plate, teaSet, vase } from './products/ceramics.ts'
import { jhumka, necklace, ring } from './products/jewellery.ts'
import { khussaPair } from './products/khussa.ts'
import { orbAurora, orbBirthday, orbEid, orbWedding } from './products/orb.ts'
import { shawlFolded, shawlStack } from './products/shawl.ts'
import { abayaHanging, suitFolded, suitHanging } from './products/suit.ts'
import { attar, candleJar, candlePillars, perfume } from './products/vanity.ts'

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
  'orb-aurora': orbAurora,
  'orb-wedding': orbWedding,
  'orb-eid': orbEid,
  'orb-birthday': orbBirthday,
} satisfies Record<string, Drawer>

export type Subject = keyof typeof drawers
