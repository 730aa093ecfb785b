import type { World } from './world.ts'

/** Values that are wrong in any call. */
export const NUL = 'a\u0000b'
export const HALF = 'a\ud800b'
const notText = [5, true, [], {}, ['a'], { a: 1 }]
const notStorable = [NUL, HALF]
const kinds = {
  text: [...notText, ...notStorable, null, '', ' \n ', 'x'.repeat(6_000)],
  notes: [...notText, ...notStorable, 'x'.repeat(6_000)],
  place: [...notText, ...notStorable, 'x'.repeat(6_000)],
  email: [
    ...notText,
    ...notStorable,
    null,
    '',
    'nobody',
    'a@b',
    `${'x'.repeat(300)}@example.org`,
    'a@example.org\n<b>',
  ],
  password: [...notText, ...notStorable, null, '', 'x'.repeat(300)],
  phone: [...notText, ...notStorable, null, '', '123', '----------', '9'.repeat(40)],
  countryCode: [...notText, ...notStorable, null, '92', '+', '+92a', '+123456'],
  slug: [
    ...notText,
    ...notStorable,
    null,
    '',
    'ab',
    '../up',
    'a b',
    'x'.repeat(60),
    'api',
    'rival',
    '-a-b-',
    '__proto__',
  ],
  link: [
    5,
    true,
    [],
    {},
    ...notStorable,
    'javascript:alert(1)',
    'http://instagram.com/a',
    'https://evil.example',
    'https://instagram.com.evil.example',
  ],
  price: [true, [], {}, null, -1, 0.001, 1e12, 1e308, '', ' ', 'abc', '-5', '1e5', '0x10', 'Infinity', NUL],
  count: [true, [], {}, null, -1, 0.5, 1e9, 1e308, '-1', '1.5', '1e9'],
  flag: [5, 'yes', [], {}, null, 'TRUE', NUL],
  image: ['a', 5, {}, null, true],
  percent: [true, [], {}, null, '', -1, 101, 0.5, '1e1', '12.5', NUL],
  object: [5, 'a', true, [], null],
  layout: [5, true, [], {}, null, '', 'no-such-layout', 'x'.repeat(100), 'luxury', ...notStorable],
  choice: [...notText, ...notStorable, null, '', 'made_up', '__proto__', 'x'.repeat(100)],
  code: [...notText, null, '', 'x'.repeat(100)],
  moment: [...notText, ...notStorable, '', 'tomorrow', '2026-13-01T00:00:00Z', '2026-05-01'],
  list: [5, true, 'a', {}, null, [5], [null], [{}], [['a']]],
  options: [
    ...[5, true, null, {}, 'a', '', '[', '{}', NUL, [5], [null], [{}], [['a']]],
    ...[[], {}, null, 'S', ['S'], [null], [{}], Array.from({ length: 61 }, (_, at) => ({ label: `${at}` }))].map(
      (values) => [{ name: 'Size', values }],
    ),
    ...[5, null, '', ' ', 'x'.repeat(31), NUL, HALF].flatMap((text) => [
      [{ name: text, values: [{ label: 'S' }] }],
      [{ name: 'Size', values: [{ label: text }] }],
    ]),
    ...[5, '', 'red', '#fff', '#ffffff;}', NUL].map((swatch) => [{ name: 'Size', values: [{ label: 'S', swatch }] }]),
    ...[5, {}, 'x'.repeat(61)].map((id) => [{ id, name: 'Size', values: [{ label: 'S' }] }]),
    ['Size', 'Colour', 'Cloth'].map((name) => ({ name, values: [{ label: 'S' }] })),
  ],
  variants: [5, true, null, {}, 'a', '', '[', '{}', NUL, [5], [null], [{}], [['a']], [{ labels: ['S'] }]],
  event: [...notText, ...notStorable, null, '', 'made_up', '__proto__'],
  pixel: [...notText, ...notStorable, null, '<script>', "1');alert(1", 'G-', 'c4a7rq2nklb1t0uvwx80', '12345'],
  host: [
    ...[...notText, ...notStorable, null, '', 'shop', '127.0.0.1', '[::1]', 'a..example', '-a.example', 'a.example.'],
    ...['xn--e1afmkfd.example', 'a b.example', 'shop.example:80', `${'a.'.repeat(130)}example`, 'whatsst0re.example'],
    ...['shops.platform.example', 'x.localhost', 'a@b.example'],
  ],
  hour: [24, -1, 1.5, '10', true, [], {}],
  pushAddress: [
    ...[...notText, ...notStorable, null, '', 'x', 'https://evil.example/a', 'http://fcm.googleapis.com/fcm/send/a'],
    ...['https://fcm.googleapis.com.evil.example/a', 'https://fcm.googleapis.com:8443/a', 'https://127.0.0.1/a'],
    ...['https://a@fcm.googleapis.com/a', `https://fcm.googleapis.com/${'x'.repeat(1_000)}`],
  ],
} satisfies Record<string, unknown[]>

export type Kind = keyof typeof kinds

export interface Call {
  /** Token of a right request. */
  as?: keyof World['tokens']
  path: (ids: World['ids']) => string
  /** The same path with the id of another seller's row, for calls whose ids are private. */
  rivalPath?: (ids: World['ids']) => string
  /** Path with any id. An unknown one answers 404. */
  unknownPath?: (id: string) => string
  query?: Record<string, string[]>
  /** Valid query values sent beside the wrong one. */
  queryToo?: string
  /** Formats that the right body may have. */
  types?: ('json' | 'form')[]
  body?: (ids: World['ids']) => Record<string, unknown>
  required?: string[]
  /** Whether unknown keys are refused. Otherwise they are ignored. */
  strict?: true
  fields?: Record<string, Kind>
  /** Whole bodies that are wrong in ways a single field does not show. */
  wrong?: (ids: World['ids']) => Record<string, unknown>[]
}

export const pages = {
  page: ['0', '-1', '1.5', 'abc', '1e99', '99999999999999999999'],
  limit: ['0', '-1', '101', 'abc', '1.5'],
}

export const asSeller = { as: 'seller' } as const
export const jsonOrForm = { types: ['json', 'form'] as ('json' | 'form')[] }

export const wrongValues = (kind: Kind): readonly unknown[] => kinds[kind]
