import type { SampleImageName } from './sample-images.ts'

/** A product of the made-up shop. */
export interface SampleItem {
  image: SampleImageName
  name: string
  category: string
  rupees: number
  stock: number
  description: string
}

/** The made-up shop: few left, sold out, a long name, a name in Urdu. `/layout-test` and the tests show it. */
export const sampleItems: readonly SampleItem[] = [
  {
    image: 'vase',
    name: 'Hand-thrown vase',
    category: 'Table',
    rupees: 3450,
    stock: 14,
    description: 'Stoneware with a milk-white glaze. 24 cm high, made on a wheel, each a little different.',
  },
  {
    image: 'mug',
    name: 'Morning mug',
    category: 'Table',
    rupees: 1250,
    stock: 40,
    description: 'Holds 300 ml and keeps warm. For the dishwasher and the microwave.',
  },
  {
    image: 'lamp',
    name: 'Reading lamp with a linen shade and a turned base of old mango wood',
    category: 'Light',
    rupees: 8900,
    stock: 3,
    description: 'Warm light for a corner. The cable is two metres long, the bulb is in the box.',
  },
  {
    image: 'bowl',
    name: 'ہاتھ سے بنا پیالہ',
    category: 'Table',
    rupees: 2100,
    stock: 9,
    description: 'نیلی روغن والا مٹی کا پیالہ، سالن اور سلاد کے لیے۔',
  },
  {
    image: 'candle',
    name: 'Sandalwood candle',
    category: 'Light',
    rupees: 1690,
    stock: 0,
    description: 'Burns for 40 hours, without soot.',
  },
  {
    image: 'cushion',
    name: 'Block-printed cushion',
    category: 'Cloth',
    rupees: 2450,
    stock: 18,
    description: 'Cotton, printed by hand with madder and indigo. Zip at the back; the filling is in it.',
  },
  {
    image: 'basket',
    name: 'Date-palm basket',
    category: 'Cloth',
    rupees: 3200,
    stock: 6,
    description: 'Woven in Sindh. For laundry, toys or bread.',
  },
  {
    image: 'plates',
    name: 'Set of four plates',
    category: 'Table',
    rupees: 5400,
    stock: 11,
    description: 'Four dinner plates of 26 cm that stack well.',
  },
  {
    image: 'lantern',
    name: 'Brass lantern',
    category: 'Light',
    rupees: 6750,
    stock: 2,
    description: 'Cut by hand; throws a pattern on the wall. Takes a tea light.',
  },
]
