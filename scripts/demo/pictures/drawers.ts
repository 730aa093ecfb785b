import type { Drawer } from './family.ts'
import { earbuds, neckband, speaker } from './products/audio.ts'
import { satchel, tote } from './products/bag.ts'
import { bangleScatter, bangleStack } from './products/bangles.ts'
import { bowl, plate, teaSet, vase } from './products/ceramics.ts'
import { bodice, cape, column, gharara, gown, lehnga, sherwani } from './products/couture.ts'
import { chops, handi, kheer, nihari } from './products/curry.ts'
import { headset, keyboard, microphone, monitor } from './products/desk.ts'
import { bobaCup, fruitCup } from './products/drinks.ts'
import { boti, dahiBara, halwa, jamun, kebabs, samosas, seekh } from './products/food.ts'
import { cable, charger, powerBank, ringLight } from './products/gadget.ts'
import { jhumka, necklace, ring } from './products/jewellery.ts'
import { khussaPair } from './products/khussa.ts'
import { lantern, tiffin } from './products/kitchen.ts'
import { kurta } from './products/kurta.ts'
import { orbAurora, orbBirthday, orbEid, orbWedding } from './products/orb.ts'
import { cake, jar } from './products/pantry.ts'
import { controller, mouse, smartWatch } from './products/play.ts'
import { shawlFolded, shawlStack } from './products/shawl.ts'
import { abayaHanging, suitFolded, suitHanging } from './products/suit.ts'
import { clawClip, hoops, pearlStrand, scrunchies, shellDrops, sunglasses } from './products/trinket.ts'
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
  tiffin,
  lantern,
  'boba-cup': bobaCup,
  'fruit-cup': fruitCup,
  'dish-samosas': samosas,
  'dish-kebabs': kebabs,
  'dish-halwa': halwa,
  'dish-jamun': jamun,
  'dish-dahi-bara': dahiBara,
  'dish-seekh': seekh,
  'dish-boti': boti,
  'dish-chops': chops,
  'dish-handi': handi,
  'dish-nihari': nihari,
  'dish-kheer': kheer,
  jar,
  cake,
  'power-bank': powerBank,
  charger,
  cable,
  earbuds,
  neckband,
  speaker,
  'ring-light': ringLight,
  keyboard,
  mouse,
  headset,
  monitor,
  controller,
  'smart-watch': smartWatch,
  microphone,
  hoops,
  'shell-drops': shellDrops,
  'claw-clip': clawClip,
  scrunchies,
  sunglasses,
  'pearl-strand': pearlStrand,
  kurta,
  gown,
  lehnga,
  bodice,
  gharara,
  column,
  cape,
  sherwani,
} satisfies Record<string, Drawer>

export type Subject = keyof typeof drawers
