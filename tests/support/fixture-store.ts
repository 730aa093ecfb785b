import type { PageCategory, PageProduct, PageStore, StorePage } from '#contract/store-page.ts'

const root = '/store/noor/'

const picture = (name: string, color: string) => ({
  base: `/media/${name}`,
  widths: [200, 400, 800],
  width: 800,
  height: 800,
  avif: false,
  color,
})

interface Wanted {
  name: string
  price: number
  stock: number
  category: string
  pictures: number
  description?: string
}

const wanted: Wanted[] = [
  {
    name: 'Blue Multani Bowl',
    price: 185_000,
    stock: 14,
    category: 'Ceramics',
    pictures: 4,
    description:
      'Thrown and painted by hand in Multan, glazed twice. Holds a salad for four.\nEach one differs a little from the next.',
  },
  {
    name: 'Kashmiri Shawl',
    price: 1_250_000,
    stock: 3,
    category: 'Shawls',
    pictures: 2,
    description: 'Fine wool, sozni embroidery along both borders.',
  },
  {
    name: 'چوڑیاں شیشے کی',
    price: 45_050,
    stock: 40,
    category: 'Bangles',
    pictures: 1,
    description: 'بارہ کا سیٹ، سرخ اور سنہری۔',
  },
  { name: 'Sold Out Khussa', price: 320_000, stock: 0, category: 'Khussa', pictures: 1, description: '' },
  { name: 'Plain Cup', price: 60_000, stock: 5, category: 'Ceramics', pictures: 0, description: '' },
  {
    name: 'A very long name for a tea set of six cups with saucers, a pot, a creamer and a sugar bowl in cobalt and turquoise',
    price: 990_000,
    stock: 8,
    category: 'Ceramics',
    pictures: 1,
    description: 'Complete. '.repeat(60),
  },
]

const slugs = ['bowl', 'shawl', 'churiyan', 'khussa', 'cup', 'tea-set']
const colors = ['#3b6ea8', '#a8593b', '#b3263a', '#8a6a3d', '#777777', '#2b8f9c']

export const products: PageProduct[] = wanted.map(({ pictures, description = '', ...rest }, index) => ({
  ...rest,
  description,
  id: `0192-${index + 1}`,
  slug: slugs[index] ?? '',
  path: `${root}p/${slugs[index]}/`,
  featured: false,
  pictures: Array.from({ length: pictures }, (_, number) =>
    picture(`${slugs[index]}-${number + 1}`, colors[index] ?? ''),
  ),
}))

const categories: PageCategory[] = [...new Set(wanted.map(({ category }) => category))].map((name) => ({
  name,
  slug: name.toLowerCase(),
  path: `${root}c/${name.toLowerCase()}/`,
  count: products.filter(({ category }) => category === name).length,
}))

const store: PageStore = {
  slug: 'noor',
  name: 'Noor Crafts',
  bio: 'Handmade in Multan',
  path: root,
  whatsapp: '923000000001',
  phone: '+92 300 0000001',
  instagramUrl: null,
  facebookUrl: null,
  logo: null,
  cover: null,
  badges: [],
  watermark: false,
  categories,
  extraPages: [],
}

export interface Variant {
  mode?: StorePage['mode']
  /** `filters: false` as in the default layout; `separate: true` as in premium. */
  values?: StorePage['layout']['values']
  layout?: string
}

/** Every page of a small store, by path. */
export const storePages = ({
  mode = 'live',
  values = {},
  layout = 'fixture',
}: Variant = {}): Map<string, StorePage> => {
  const common = {
    title: store.name,
    description: store.bio,
    store,
    layout: { id: layout, values },
    mode,
    shareImage: null,
    year: 2026,
    apiOrigin: '',
  }
  const at = (path: string) => ({ ...common, path, canonical: `https://shop.example${path}` })
  const filters = values.filters !== false
  const pages: StorePage[] = [
    { ...at(root), kind: 'home', products },
    ...categories.map(
      (category): StorePage => ({
        ...at(category.path),
        kind: 'category',
        category,
        products: filters ? products.filter((product) => product.category === category.name) : products,
      }),
    ),
    ...products.map(
      (product): StorePage => ({
        ...at(product.path),
        kind: 'product',
        product,
        related: products.filter(({ id }) => id !== product.id).slice(0, 2),
      }),
    ),
  ]
  return new Map(pages.map((page) => [page.path, page]))
}
