import type { DemoStore } from './model.ts'

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
  layout: {
    id: 'default',
    customizations: {
      heroTitle: 'Anarkali House',
      heroSubtitle: 'Things made by hand in Lahore and Multan, checked and packed by us.',
      primaryColor: '#a3142e',
      secondaryColor: '#0f6b4f',
      backgroundColor: '#fdf9f6',
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
      pictures: ['ruby-glass-churiyan', 'ruby-glass-churiyan-close', 'ruby-glass-churiyan-styled'],
    },
    {
      name: 'لاہوری سبز چوڑیاں',
      description:
        'سبز شیشے کی گیارہ چوڑیاں، جن میں تین سنہری ہیں۔ عید اور مہندی کے لیے موزوں۔ سائز آرڈر کے نوٹ میں لکھ دیں۔',
      price: 550,
      category: 'Bangles',
      inventoryCount: 4,
      featured: false,
      pictures: ['bangle-scatter', 'bangle-scatter-close', 'bangle-scatter-styled'],
    },
    {
      name: 'Peacock Churiyan with Antique Gold Kara, Hand-Counted Bridal Set of Forty-Eight in Teal and Turquoise, Twenty-Four for Each Wrist',
      description:
        'Forty-eight bangles tied in two bundles in the order you wear them. The gold kara are brass with a lacquer coat, so keep them away from perfume.',
      price: 2450,
      category: 'Bangles',
      inventoryCount: 12,
      featured: false,
      pictures: ['peacock-churiyan-with', 'peacock-churiyan-with-styled'],
    },
    {
      name: 'Plum Metal Bangles, Set of 11',
      description:
        'Light aluminium bangles with a plum enamel. They do not break, which is why mothers buy them for school functions.',
      price: 480,
      category: 'Bangles',
      inventoryCount: 0,
      featured: false,
      pictures: ['plum-metal-bangles'],
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
        'shahi-khussa-ruby',
        'shahi-khussa-ruby-styled',
        'shahi-khussa-ruby-close',
        'shahi-khussa-ruby-other',
        'shahi-khussa-ruby-other-2',
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
      pictures: ['bridal-khussa-peacock', 'bridal-khussa-peacock-close'],
    },
    {
      name: 'روزمرہ کھسہ، ہاتھی دانت رنگ',
      description: 'نرم چمڑے کا ہلکا کھسہ، روز پہننے کے لیے۔ تلوا سلا ہوا ہے، چپکایا ہوا نہیں۔',
      price: 2800,
      category: 'Khussa',
      inventoryCount: 26,
      featured: false,
      pictures: ['khussa', 'khussa-styled'],
    },
    {
      name: 'Gul Lawn, Unstitched Three-Piece',
      description:
        'Printed shirt front and back, dyed cotton trouser, voile dupatta with a printed border. 3 m, 2.5 m and 2.5 m; colours hold in a cold wash.',
      price: 5950,
      category: 'Lawn Suits',
      inventoryCount: 22,
      featured: true,
      pictures: ['gul-lawn-unstitched', 'gul-lawn-unstitched-close', 'gul-lawn-unstitched-styled'],
    },
    {
      name: 'Emerald Booti Kurta, Stitched',
      description:
        'Straight kurta in 80-count lawn with an embroidered neckline and a printed hem. Small to extra large; the length is 44 inches in every size.',
      price: 3750,
      category: 'Lawn Suits',
      inventoryCount: 9,
      featured: false,
      pictures: ['emerald-booti-kurta', 'emerald-booti-kurta-close', 'emerald-booti-kurta-styled'],
    },
    {
      name: 'بسنتی لان سوٹ',
      description:
        'سرسوں کے پھولوں کے رنگ کا بغیر سلا تھری پیس سوٹ۔ قمیص، شلوار اور وائل کا دوپٹہ۔ ٹھنڈے پانی میں دھوئیں۔',
      price: 4950,
      category: 'Lawn Suits',
      inventoryCount: 5,
      featured: false,
      pictures: ['suit-folded', 'suit-folded-styled'],
    },
    {
      name: 'Mango-Border Shawl, Teal',
      description:
        'A wool and viscose shawl, two metres long, with a woven mango border at both ends. Warm enough for a Lahore January, light enough to fold into a handbag.',
      price: 7800,
      category: 'Shawls',
      inventoryCount: 7,
      featured: true,
      pictures: ['mango-border-shawl', 'mango-border-shawl-close', 'mango-border-shawl-styled'],
    },
    {
      name: 'Oxblood Dushala',
      description:
        'Pure wool from Swat, woven on a pit loom and washed twice, so it has already shrunk. The last two of this winter.',
      price: 9500,
      category: 'Shawls',
      inventoryCount: 2,
      featured: false,
      pictures: ['oxblood-dushala', 'oxblood-dushala-styled'],
    },
    {
      name: 'Multani Blue Plate, 12 inch',
      description:
        'Painted free-hand in cobalt and turquoise, so no two borders are alike. For the wall or for dry sweets; not for the microwave.',
      price: 2200,
      category: 'Ceramics',
      inventoryCount: 14,
      featured: true,
      pictures: ['multani-blue-plate', 'multani-blue-plate-close', 'multani-blue-plate-styled'],
    },
    {
      name: 'نیلا ملتانی گلدان',
      description:
        'ہاتھ سے بنا ہوا گلدان، اونچائی تیرہ انچ۔ اندر سے بھی روغن کیا ہوا ہے، اس لیے تازہ پھول رکھے جا سکتے ہیں۔',
      price: 3400,
      category: 'Ceramics',
      inventoryCount: 6,
      featured: false,
      pictures: ['vase', 'vase-close', 'vase-styled'],
    },
    {
      name: 'Turquoise Tea Set',
      description:
        'Teapot for six cups with one cup and saucer; more cups can be ordered with it. The next firing leaves the kiln at the end of the month.',
      price: 6900,
      category: 'Ceramics',
      inventoryCount: 0,
      featured: false,
      pictures: ['turquoise-tea-set', 'turquoise-tea-set-styled'],
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
