import type { IconName } from '#layouts/kit/parts/icons.ts'

/** The landing page's own texts. */

export const badges: { icon: IconName; title: string; text: string }[] = [
  { icon: 'box', title: 'Free UAE delivery', text: 'At the door in 6–10 days' },
  { icon: 'shield', title: '1-year warranty', text: 'On the quality of every orb' },
  { icon: 'clock', title: '4 hours of light', text: 'Rechargeable battery' },
]

export const steps: { title: string; text: string }[] = [
  {
    title: 'Choose your moment',
    text: 'A first dance, a first step, a voice that laughs. Any video on your phone will do.',
  },
  {
    title: 'Order, then send it',
    text: 'Within 24 hours we write to you and ask for the video. Nothing is made before you agree.',
  },
  { title: 'Give it', text: 'It arrives charged. One touch, and the moment plays in the glass.' },
]

/** One slide each. Images are the shop's, after the first, in this order. */
export const occasions: { title: string; text: string; alt: string }[] = [
  {
    title: 'Weddings and anniversaries',
    text: 'The walk in, the vows, the dance nobody had rehearsed. Ten years later it still plays on the shelf.',
    alt: 'A lit crystal orb with a couple under an arch of lights at sunset inside it',
  },
  {
    title: 'Eid',
    text: 'For parents who are far away: the whole family round one table, wishing them Eid Mubarak in turn.',
    alt: 'A lit crystal orb with a crescent over a mosque and two lanterns inside it',
  },
  {
    title: 'Birthdays',
    text: 'Sixty candles, or one. The year’s best seconds, for somebody who has everything else.',
    alt: 'A lit crystal orb with a birthday cake, candles and balloons inside it',
  },
]

export const features: { title: string; text: string }[] = [
  { title: 'Crystal, made by hand', text: 'Each orb is turned, set in brass and finished by one person.' },
  { title: 'Your video inside', text: 'The moment you choose, and nothing else: no app to open, no screen to unlock.' },
  {
    title: 'Lit for an evening',
    text: 'Four hours on a charge, then plug it in again. It plays where there is no socket.',
  },
  { title: 'A warm place to stand', text: 'A base of walnut, with felt underneath, that belongs on a bedside table.' },
  { title: 'Quality for a year', text: 'If anything about it fails within twelve months, we make it good.' },
  { title: 'Delivery is on us', text: 'Anywhere in the Emirates, in 6–10 days. The price you see is all you pay.' },
]

export const testimonial = {
  quote:
    'My mother put it beside her bed. She says good night to the grandchildren every evening now, and they answer.',
  by: 'Mariam, Sharjah',
}

/** Footer links without a page yet. */
export const comingPages = ['Shipping Policy', 'Returns Policy', 'FAQ', 'Contact Us']
