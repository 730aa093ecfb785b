import type { PageCategory, PageProduct, PageStore, Picture, StorePage } from '#contract/store-page.ts'
import { getLayout } from '#layouts/registry.ts'

/** A picture drawn by `draw-picture.ts`: `{shape}-{ground}-{figure}` names what is on it. */
export const fixturePicture = (name: string, color: string, width = 800, height = 800): Picture => ({
  base: `/media/fixture/${name}`,
  widths: width > 1000 ? [480, 800, 1600] : [160, 320, 480, 800],
  width,
  height,
  avif: false,
  color,
})

type Row = [
  name: string,
  category: string,
  rupees: number,
  stock: number,
  shape: string,
  ground: string,
  figure: string,
  description: string,
]

const rows: Row[] = [
  [
    'Block-printed cotton kurta',
    'Clothing',
    3450,
    14,
    'kurta',
    'e8ded2',
    '2f5d62',
    'Soft 60-count cotton, printed by hand in Multan. Straight cut, side pockets, sleeves to the wrist. Washes cold and keeps its colour.',
  ],
  [
    'Gold-plated jhumka',
    'Jewellery',
    1850,
    3,
    'jhumka',
    'f3e9dd',
    'b5832f',
    'Light brass, gold plated, with a row of tiny pearls. 4 cm long.',
  ],
  [
    'Multani khussa',
    'Shoes',
    2990,
    8,
    'khussa',
    'e6e1d6',
    '8c3a32',
    'Leather, stitched by hand. Sizes 36 to 41; write your size in the order notes.',
  ],
  ['Oud & rose attar, 12 ml', 'Fragrance', 2200, 25, 'bottle', 'eadfd8', '7a4b3a', 'Alcohol-free. Stays a whole day.'],
  [
    'Pashmina shawl',
    'Clothing',
    7800,
    2,
    'shawl',
    'dfe3e6',
    '6b4c6e',
    'Woven in Kashmir, 2 metres by 1. Warm and almost weightless.',
  ],
  ['Blue pottery mug', 'Home', 1250, 40, 'mug', 'dce7ee', '2b5c9e', 'Hand-painted in Hala; holds 300 ml.'],
  [
    'Leather tote',
    'Bags',
    8950,
    6,
    'bag',
    'ebe3d9',
    '6e4427',
    'Full-grain cowhide from Kasur, brass buckles, room for a laptop of 14 inches.',
  ],
  ['Sandalwood candle', 'Home', 1690, 0, 'candle', 'ece8e1', 'c9b79c', 'Burns 40 hours.'],
  [
    'ہاتھ کی کڑھائی والا دوپٹہ',
    'Clothing',
    2750,
    11,
    'shawl',
    'f0dfe1',
    'b03a5b',
    'خالص شیفون پر ہاتھ کی کڑھائی، چاروں طرف باریک گوٹا۔',
  ],
  ['Silver stacking rings, set of three', 'Jewellery', 3200, 5, 'ring', 'e2e4e8', '8d97a5', '925 silver.'],
  [
    'Embroidered bridal clutch with detachable chain and velvet lining',
    'Bags',
    5400,
    9,
    'clutch',
    'efe2dc',
    '8a2433',
    'Zardozi work on raw silk. The chain comes off. Lined with velvet.',
  ],
  ['Copper serving bowl', 'Home', 4100, 17, 'bowl', 'e9e2d8', 'b1622f', 'Hammered, tinned inside.'],
]

const productOf = (
  [name, category, rupees, stock, shape, ground, figure, description]: Row,
  index: number,
): PageProduct => {
  const slug = `${shape}-${index + 1}`
  return {
    id: `01932f6e-8a1c-7d${String(10 + index)}-b2f1-${String(4096 + index * 7919).padStart(12, 'a9c3e7f10b5d')}`,
    slug,
    path: `/store/zari-and-co/p/${slug}/`,
    name,
    description,
    price: rupees * 100,
    category,
    stock,
    featured: index < 2,
    pictures: [
      fixturePicture(`${shape}-${ground}-${figure}-${index}`, `#${ground}`),
      fixturePicture(`${shape}-${figure}-${ground}-${index}`, `#${figure}`),
    ],
  }
}

/** `count` products of a small shop in Lahore, the same each time. */
export const products = (count = 12): PageProduct[] =>
  Array.from({ length: count }, (_, index) => productOf(rows[index % rows.length] as Row, index))

const VOCABULARY =
  'cotton silk linen wool leather brass copper silver pearl velvet chiffon khaddar lawn hand printed woven stitched painted carved gold plated embroidered border sleeve collar pocket lining buckle chain clasp ring bowl plate cup candle oil rose oud jasmine cedar winter summer wedding everyday evening light heavy soft warm bright deep blue green ivory maroon mustard black teal wash cold iron dry keep away from water fits small large medium size order notes made in Lahore Multan Hala Kasur Swat Karachi packed gift box with card two three four five pieces set'.split(
    ' ',
  )

/** Products as unlike each other as real ones: random ids and picture names, every text different. The same each time. */
export const variedProducts = (count: number): PageProduct[] => {
  let seed = 7
  const below = (limit: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % limit
  }
  const random = (length: number) => Array.from({ length }, () => below(36).toString(36)).join('')
  const words = (length: number) => Array.from({ length }, () => VOCABULARY[below(VOCABULARY.length)]).join(' ')
  return products(count).map((product) => {
    const name = words(4)
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const pictures = product.pictures.map((picture) => ({
      ...picture,
      base: `/media/0193${random(8)}/${random(12)}`,
      color: `#${below(0xffffff).toString(16).padStart(6, '0')}`,
      avif: true,
    }))
    return {
      ...product,
      id: `0193${random(4)}-${random(4)}-7${random(3)}-b${random(3)}-${random(12)}`,
      slug,
      path: `/store/zari-and-co/p/${slug}/`,
      name,
      description: words(24),
      price: (300 + below(9000)) * 100,
      pictures,
    }
  })
}

const categoriesOf = (list: PageProduct[]): PageCategory[] =>
  [...new Set(list.map((product) => product.category))].map((name) => ({
    name,
    slug: name.toLowerCase(),
    path: `/store/zari-and-co/c/${name.toLowerCase()}/`,
    count: list.filter((product) => product.category === name).length,
  }))

export const store = (overrides: Partial<PageStore> = {}): PageStore => ({
  slug: 'zari-and-co',
  name: 'Zari & Co.',
  bio: 'Handmade in Lahore: block prints, leather and jewellery from people we know by name.',
  path: '/store/zari-and-co/',
  whatsapp: '923001234567',
  phone: '+92 300 1234567',
  instagramUrl: 'https://www.instagram.com/zariandco',
  facebookUrl: 'https://www.facebook.com/zariandco',
  logo: fixturePicture('logo-1f3d3a-e9c98f-0', '#1f3d3a', 400, 400),
  cover: fixturePicture('cover-d9cbb8-2f5d62-0', '#d9cbb8', 1600, 800),
  badges: ['verified', 'trusted'],
  watermark: true,
  categories: categoriesOf(products()),
  extraPages: [],
  ...overrides,
})

type Overrides = Partial<Pick<StorePage, 'mode' | 'layout' | 'shareImage' | 'title' | 'description'>> & {
  store?: PageStore
  products?: PageProduct[]
}

const base = (layout: string, path: string, { store: shop = store(), products: _, ...rest }: Overrides) => ({
  path,
  canonical: `https://shops.example${path}`,
  title: shop.name,
  description: shop.bio,
  store: { ...shop, extraPages: getLayout(layout).extraPages.map((kind) => ({ kind, path: `${shop.path}${kind}/` })) },
  layout: { id: layout, values: {} },
  mode: 'live' as const,
  shareImage: 'https://shops.example/media/fixture/share.jpg',
  year: 2026,
  apiOrigin: '',
  ...rest,
})

export const homePage = (layout: string, overrides: Overrides = {}): StorePage => ({
  kind: 'home',
  ...base(layout, '/store/zari-and-co/', overrides),
  products: overrides.products ?? products(),
})

/** The page of the first category, `Clothing`, unless told otherwise. */
export const categoryPage = (layout: string, overrides: Overrides = {}, name = 'Clothing'): StorePage => {
  const all = overrides.products ?? products()
  const category = categoriesOf(products()).find((entry) => entry.name === name) as PageCategory
  const shown = getLayout(layout).filtersByCategory ? all.filter((product) => product.category === name) : all
  return { kind: 'category', ...base(layout, category.path, { title: name, ...overrides }), category, products: shown }
}

export const productPage = (layout: string, overrides: Overrides = {}, index = 0): StorePage => {
  const all = overrides.products ?? products()
  const product = all[index] as PageProduct
  const pictures = [...product.pictures, ...product.pictures].map((picture, at) => ({
    ...picture,
    base: at < 2 ? picture.base : `${picture.base}${at}`,
  }))
  return {
    kind: 'product',
    ...base(layout, product.path, { title: product.name, description: product.description, ...overrides }),
    product: { ...product, pictures },
    related: all.filter((other) => other !== product).slice(0, 4),
  }
}

export const aboutPage = (overrides: Overrides = {}): StorePage => ({
  kind: 'about',
  ...base(overrides.layout?.id ?? 'luxury', '/store/zari-and-co/about/', { title: 'The house', ...overrides }),
})
