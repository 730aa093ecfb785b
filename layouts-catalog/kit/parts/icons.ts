import { WHATSAPP_MARK } from '#src/storefront/islands/whatsapp-mark.ts'

/** Line icons on a 24-unit square, drawn with a stroke by the stylesheet. */
export const icons = {
  bag: 'M6 8h12l1 12H5L6 8Zm3 0V7a3 3 0 0 1 6 0v1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  phone: 'M5 4h4l1.5 5-2.3 1.6a11 11 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  chat: WHATSAPP_MARK,
  mail: 'M4 6h16v12H4V6Zm0 1 8 6 8-6',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16Zm0-12v4l3 2',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  cash: 'M3 7h18v10H3V7Zm9 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12h.01M18 12h.01',
  box: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  back: 'M8 5 4 9l4 4M4 9h11a5 5 0 0 1 0 10H8',
  share: 'M12 15V3.5M8 7l4-4 4 4M6 11H4.5v9.5h15V11H18',
  shield: 'M12 3 5 6v5.5c0 4.3 2.9 7.6 7 9.5 4.1-1.9 7-5.2 7-9.5V6l-7-3Zm-3 9 2.2 2.2L15.2 10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M5 12h14m-5-5 5 5-5 5',
  up: 'M12 19V5m-6 6 6-6 6 6',
  previous: 'm15 5-7 7 7 7',
  next: 'm9 5 7 7-7 7',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm4 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm4.5-8h.01',
  facebook: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-1.7 1.8-1.7h1.8V3h-2.6C12.5 3 11 4.7 11 7.2v2.3H8V13h3v8',
} as const

export type IconName = keyof typeof icons
