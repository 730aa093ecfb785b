import { AURA_ORB_SLUG } from '#contract/stores/aura-orb.ts'
import type { DemoStore } from './model.ts'

/** The shop behind `/auraorb`: one product, in dirhams. Its landing page shows the images in their order: the orb, then the three occasions. */
export const dubaiStore: DemoStore = {
  slug: AURA_ORB_SLUG,
  name: 'Aura Orb',
  bio: 'A handcrafted crystal orb that plays the video you choose. Free delivery in the UAE in 6–10 days.',
  seller: {
    email: 'dubai@demo.whatsstore.example',
    password: 'Aura-Orb-2024',
    countryCode: '+971',
    whatsappNumber: '500000001',
    plan: 'paid',
  },
  currency: 'AED',
  instagramUrl: null,
  facebookUrl: null,
  badges: ['verified'],
  layout: {
    id: 'luxury',
    customizations: {
      heroTitle: 'Aura Orb',
      heroSubtitle: 'A moment you chose, playing in crystal.',
      primaryColor: '#17132e',
      secondaryColor: '#e0a25c',
      brandPromise: 'One video, one orb, made for one person.',
      brandValues: ['Made by hand', 'One at a time', 'Given with care', 'One year of warranty'],
      luxuryFeature: 'Free delivery in the UAE',
      badge1Text: 'Handcrafted',
      badge2Text: '1-year warranty',
      badge3Text: 'Free UAE delivery',
      enableExclusiveAccess: false,
      enableAppointment: false,
      enableConcierge: false,
      phoneNumber: '+971 50 000 0001',
      address: 'Al Quoz, Dubai',
      email: 'dubai@demo.whatsstore.example',
      storeHours: 'Monday to Saturday, 10 am to 7 pm',
      feature1Title: 'Your video',
      feature1Description:
        'After you order we ask for it on WhatsApp, and show you how it looks before anything is sealed.',
      feature2Title: 'Four hours of light',
      feature2Description: 'Rechargeable, so it plays where there is no socket: on a table, in a tent, on a balcony.',
      feature3Title: 'Free delivery',
      feature3Description: 'Anywhere in the UAE in 6–10 days. You pay in cash when it arrives.',
      footerDescription: 'A demonstration shop: people, numbers and addresses in it are made up.',
      primaryFont: 'playfair',
      bodyFont: 'montserrat',
    },
  },
  products: [
    {
      name: 'Aura Orb',
      description:
        'A crystal orb on walnut and brass that plays the video you choose. Handcrafted, rechargeable for 4 hours of light, with a 1-year quality warranty. Free delivery in the UAE in 6–10 days.',
      price: 399,
      category: 'Orbs',
      inventoryCount: 60,
      featured: true,
      pictures: ['aura-orb', 'aura-orb-other', 'aura-orb-other-2', 'aura-orb-other-3'],
    },
  ],
}
