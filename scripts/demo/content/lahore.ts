import { type DemoStore, views } from './model.ts'

/** The store behind the landing page's «View Demo Store»: the default layout, five categories, every state a card can have. */
export const lahoreStore: DemoStore = {
  slug: 'demo-store-whatsstore',
  name: 'Anarkali House',
  bio: 'Bangles, khussa, lawn and blue pottery from the workshops around Anarkali Bazaar, Lahore. Cash on delivery across Pakistan.',
  seller: {
    email: 'lahore@demo.whatsstore.example',
    password: 'Anarkali-House-2024',
    countryCode: '+92',
    whatsappNumber: '3000000001',
    plan: 'paid',
  },
  instagramUrl: 'https://www.instagram.com/explore/tags/khussa/',
  facebookUrl: null,
  badges: ['verified', 'trusted'],
  logo: { kind: 'rosette', palette: 'ruby' },
  cover: {
    backdrop: 'sand',
    seed: 4,
    tint: 'ruby',
    pieces: [
      { subject: 'vase', palette: 'cobalt', x: 0.43, size: 1.3 },
      { subject: 'shawl-stack', palette: 'saffron', x: 0.83, size: 1.2 },
      { subject: 'bangle-stack', palette: 'ruby', x: 0.63, size: 1, forward: 50 },
    ],
  },
  layout: {
    id: 'default',
    customizations: {
      heroTitle: 'Anarkali House',
      heroSubtitle: 'Things made by hand in Lahore and Multan, checked and packed by us.',
      primaryColor: '#a3142e',
      secondaryColor: '#0f6b4f',
      phoneNumber: '+92 300 0000001',
      address: 'Anarkali Bazaar, Lahore',
      email: 'lahore@demo.whatsstore.example',
      storeHours: 'Monday to Saturday, 11 am to 8 pm',
      feature1Title: 'Cash on delivery',
      feature1Description: 'Open the parcel, count the bangles, then pay the rider.',
      feature2Title: 'Seven days to exchange',
      feature2Description: 'Khussa too tight? Send us a message and we swap the size.',
      feature3Title: 'Packed in straw',
      feature3Description: 'Glass and pottery travel in a double box. If it breaks on the way, we replace it.',
      footerDescription: 'A small shop in the old city. We answer every message ourselves.',
    },
  },
  products: [
    {
      name: 'Ruby Glass Churiyan, Set of 13',
      description:
        'Ten plain glass bangles and three with gold dots, blown in Hyderabad. Sizes 2.4, 2.6 and 2.8: tell us yours in the order notes.',
      price: 650,
      category: 'Bangles',
      inventoryCount: 48,
      featured: true,
      pictures: views(
        { subject: 'bangle-stack', palette: 'ruby', backdrop: 'sand', seed: 11 },
        'front',
        'detail',
        'styled',
      ),
    },
    {
      name: 'لاہوری سبز چوڑیاں',
      description:
        'سبز شیشے کی گیارہ چوڑیاں، جن میں تین سنہری ہیں۔ عید اور مہندی کے لیے موزوں۔ سائز آرڈر کے نوٹ میں لکھ دیں۔',
      price: 550,
      category: 'Bangles',
      inventoryCount: 4,
      featured: false,
      pictures: views(
        { subject: 'bangle-scatter', palette: 'emerald', backdrop: 'chalk', seed: 12 },
        'front',
        'detail',
        'styled',
      ),
    },
    {
      name: 'Peacock Churiyan with Antique Gold Kara, Hand-Counted Bridal Set of Forty-Eight in Teal and Turquoise, Twenty-Four for Each Wrist',
      description:
        'Forty-eight bangles tied in two bundles in the order you wear them. The gold kara are brass with a lacquer coat, so keep them away from perfume.',
      price: 2450,
      category: 'Bangles',
      inventoryCount: 12,
      featured: false,
      pictures: views({ subject: 'bangle-stack', palette: 'peacock', backdrop: 'mist', seed: 13 }, 'front', 'styled'),
    },
    {
      name: 'Plum Metal Bangles, Set of 11',
      description:
        'Light aluminium bangles with a plum enamel. They do not break, which is why mothers buy them for school functions.',
      price: 480,
      category: 'Bangles',
      inventoryCount: 0,
      featured: false,
      pictures: views({ subject: 'bangle-scatter', palette: 'plum', backdrop: 'blush', seed: 14 }, 'front'),
    },
    {
      name: 'Shahi Khussa, Ruby with Tilla Work',
      description:
        'Leather sole, cotton velvet upper, tilla thread sewn by hand. They open half a size in the first week, so order them snug. Women’s sizes 36 to 41.',
      price: 3200,
      category: 'Khussa',
      inventoryCount: 18,
      featured: true,
      pictures: [
        ...views({ subject: 'khussa', palette: 'ruby', backdrop: 'sand', seed: 15 }, 'front', 'styled', 'detail'),
        ...views({ subject: 'khussa', palette: 'emerald', backdrop: 'sand', seed: 15 }, 'front'),
        ...views({ subject: 'khussa', palette: 'midnight', backdrop: 'sand', seed: 15 }, 'front'),
      ],
    },
    {
      name: 'Bridal Khussa, Peacock',
      description:
        'Two days of needlework on each pair, with a padded insole for a long evening on your feet. Made in the size you order; allow six days.',
      price: 4500,
      category: 'Khussa',
      inventoryCount: 3,
      featured: false,
      pictures: views({ subject: 'khussa', palette: 'peacock', backdrop: 'clay', seed: 17 }, 'front', 'detail'),
    },
    {
      name: 'روزمرہ کھسہ، ہاتھی دانت رنگ',
      description: 'نرم چمڑے کا ہلکا کھسہ، روز پہننے کے لیے۔ تلوا سلا ہوا ہے، چپکایا ہوا نہیں۔',
      price: 2800,
      category: 'Khussa',
      inventoryCount: 26,
      featured: false,
      pictures: views({ subject: 'khussa', palette: 'ivory', backdrop: 'sage', seed: 18 }, 'front', 'styled'),
    },
    {
      name: 'Gul Lawn, Unstitched Three-Piece',
      description:
        'Printed shirt front and back, dyed cotton trouser, voile dupatta with a printed border. 3 m, 2.5 m and 2.5 m; colours hold in a cold wash.',
      price: 5950,
      category: 'Lawn Suits',
      inventoryCount: 22,
      featured: true,
      pictures: views(
        { subject: 'suit-folded', palette: 'blush', backdrop: 'mist', seed: 19 },
        'front',
        'detail',
        'styled',
      ),
    },
    {
      name: 'Emerald Booti Kurta, Stitched',
      description:
        'Straight kurta in 80-count lawn with an embroidered neckline and a printed hem. Small to extra large; the length is 44 inches in every size.',
      price: 3750,
      category: 'Lawn Suits',
      inventoryCount: 9,
      featured: false,
      pictures: views(
        { subject: 'suit-hanging', palette: 'emerald', backdrop: 'chalk', seed: 20 },
        'front',
        'detail',
        'styled',
      ),
    },
    {
      name: 'بسنتی لان سوٹ',
      description:
        'سرسوں کے پھولوں کے رنگ کا بغیر سلا تھری پیس سوٹ۔ قمیص، شلوار اور وائل کا دوپٹہ۔ ٹھنڈے پانی میں دھوئیں۔',
      price: 4950,
      category: 'Lawn Suits',
      inventoryCount: 5,
      featured: false,
      pictures: [
        ...views({ subject: 'suit-folded', palette: 'saffron', backdrop: 'sage', seed: 21 }, 'front'),
        ...views({ subject: 'suit-hanging', palette: 'saffron', backdrop: 'chalk', seed: 21 }, 'styled'),
      ],
    },
    {
      name: 'Mango-Border Shawl, Teal',
      description:
        'A wool and viscose shawl, two metres long, with a woven mango border at both ends. Warm enough for a Lahore January, light enough to fold into a handbag.',
      price: 7800,
      category: 'Shawls',
      inventoryCount: 7,
      featured: true,
      pictures: views(
        { subject: 'shawl-folded', palette: 'peacock', backdrop: 'sand', seed: 22 },
        'front',
        'detail',
        'styled',
      ),
    },
    {
      name: 'Oxblood Dushala',
      description:
        'Pure wool from Swat, woven on a pit loom and washed twice, so it has already shrunk. The last two of this winter.',
      price: 9500,
      category: 'Shawls',
      inventoryCount: 2,
      featured: false,
      pictures: views({ subject: 'shawl-folded', palette: 'oxblood', backdrop: 'stone', seed: 23 }, 'front', 'styled'),
    },
    {
      name: 'Multani Blue Plate, 12 inch',
      description:
        'Painted free-hand in cobalt and turquoise, so no two borders are alike. For the wall or for dry sweets; not for the microwave.',
      price: 2200,
      category: 'Ceramics',
      inventoryCount: 14,
      featured: true,
      pictures: views({ subject: 'plate', palette: 'cobalt', backdrop: 'sand', seed: 24 }, 'front', 'detail', 'styled'),
    },
    {
      name: 'نیلا ملتانی گلدان',
      description:
        'ہاتھ سے بنا ہوا گلدان، اونچائی تیرہ انچ۔ اندر سے بھی روغن کیا ہوا ہے، اس لیے تازہ پھول رکھے جا سکتے ہیں۔',
      price: 3400,
      category: 'Ceramics',
      inventoryCount: 6,
      featured: false,
      pictures: views({ subject: 'vase', palette: 'cobalt', backdrop: 'clay', seed: 25 }, 'front', 'detail', 'styled'),
    },
    {
      name: 'Turquoise Tea Set',
      description:
        'Teapot for six cups with one cup and saucer; more cups can be ordered with it. The next firing leaves the kiln at the end of the month.',
      price: 6900,
      category: 'Ceramics',
      inventoryCount: 0,
      featured: false,
      pictures: views({ subject: 'tea-set', palette: 'turquoise', backdrop: 'chalk', seed: 26 }, 'front', 'styled'),
    },
    {
      name: 'Serving Bowl, Pair',
      description:
        'Two nested bowls, ten and eight inches, glazed inside and out. New this week; pictures follow after the first firing is unpacked.',
      price: 3900,
      category: 'Ceramics',
      inventoryCount: 10,
      featured: false,
      pictures: [],
    },
  ],
}
