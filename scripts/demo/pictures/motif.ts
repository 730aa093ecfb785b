import { n, repeat } from './sketch.ts'

const petalPath = (length: number, width: number) =>
  `M0 0C${n(width)} ${n(-length * 0.25)} ${n(width * 0.9)} ${n(-length * 0.8)} 0 ${n(-length)}C${n(-width * 0.9)} ${n(-length * 0.8)} ${n(-width)} ${n(-length * 0.25)} 0 0Z`

/** Petals round a point, drawn at the origin. */
export const petals = (count: number, length: number, width: number, fill: string, from = 0, extra = ''): string =>
  repeat(
    count,
    (index) =>
      `<g transform="rotate(${n((360 / count) * index)})"><path transform="translate(0 ${n(-from)})" d="${petalPath(length, width)}" fill="${fill}" ${extra}/></g>`,
  )

export const dots = (count: number, radius: number, size: number, fill: string, turn = 0): string =>
  repeat(count, (index) => {
    const angle = ((360 / count) * index + turn) * (Math.PI / 180)
    return `<circle cx="${n(Math.sin(angle) * radius)}" cy="${n(-Math.cos(angle) * radius)}" r="${n(size)}" fill="${fill}"/>`
  })

/** An open flower of radius `r` at the origin. */
export const flower = (r: number, outer: string, inner: string, heart: string, count = 8): string =>
  `${petals(count, r, r * 0.34, outer)}${petals(count, r * 0.62, r * 0.2, inner)}<circle r="${n(r * 0.2)}" fill="${heart}"/>${dots(8, r * 0.28, r * 0.04, heart)}`

/** A leafy sprig growing upwards from the origin. */
export const sprig = (length: number, stem: string, leaf: string, pairs = 5): string =>
  `<path d="M0 0C${n(length * 0.06)} ${n(-length * 0.4)} ${n(-length * 0.06)} ${n(-length * 0.7)} 0 ${n(-length)}" fill="none" stroke="${stem}" stroke-width="${n(length * 0.018)}" stroke-linecap="round"/>${repeat(
    pairs,
    (index) => {
      const at = (index + 0.8) / (pairs + 0.6)
      const size = length * (0.3 - 0.16 * at)
      const leafPath = petalPath(size, size * 0.26)
      return `<g transform="translate(0 ${n(-length * at)})"><path transform="rotate(52)" d="${leafPath}" fill="${leaf}"/><path transform="rotate(-52) translate(0 ${n(-length * 0.02)})" d="${leafPath}" fill="${leaf}"/></g>`
    },
  )}<path transform="translate(0 ${n(-length * 0.97)})" d="${petalPath(length * 0.16, length * 0.045)}" fill="${leaf}"/>`

/** The mango shape of shawls and prints, about `size` tall, standing on the origin. */
export const paisley = (size: number, body: string, inner: string, line: string): string => {
  const shape = (s: number) =>
    `M0 0C${n(-s * 0.42)} 0 ${n(-s * 0.5)} ${n(-s * 0.42)} ${n(-s * 0.24)} ${n(-s * 0.66)}C${n(-s * 0.08)} ${n(-s * 0.82)} ${n(s * 0.06)} ${n(-s * 0.86)} ${n(s * 0.3)} ${n(-s)}C${n(s * 0.22)} ${n(-s * 0.8)} ${n(s * 0.46)} ${n(-s * 0.52)} ${n(s * 0.4)} ${n(-s * 0.28)}C${n(s * 0.36)} ${n(-s * 0.08)} ${n(s * 0.2)} 0 0 0Z`
  return `<path d="${shape(size)}" fill="${body}" stroke="${line}" stroke-width="${n(size * 0.03)}"/><path transform="translate(0 ${n(-size * 0.08)})" d="${shape(size * 0.7)}" fill="none" stroke="${line}" stroke-width="${n(size * 0.02)}" stroke-dasharray="${n(size * 0.03)} ${n(size * 0.035)}"/><g transform="translate(${n(-size * 0.03)} ${n(-size * 0.32)}) scale(${n(size / 100)})">${flower(18, inner, line, body, 7)}</g>`
}

/** Things in a row from x = 0 to `length`. */
export const row = (length: number, step: number, draw: (index: number) => string): string => {
  const count = Math.max(1, Math.round(length / step))
  return repeat(
    count,
    (index) => `<g transform="translate(${n((index + 0.5) * (length / count))} 0)">${draw(index)}</g>`,
  )
}

/**
 * Motifs round a turned vessel seen from the front: they narrow and sink towards the edges the way they do on a real one.
 * `radius` is the half width at that height, `dip` how far the ring bends down in the middle.
 */
export const wrap = (
  cx: number,
  y: number,
  radius: number,
  dip: number,
  count: number,
  draw: (index: number) => string,
): string =>
  repeat(count, (index) => {
    const angle = -84 + (168 / count) * (index + 0.5)
    const radians = (angle * Math.PI) / 180
    return `<g transform="translate(${n(cx + Math.sin(radians) * radius)} ${n(y + Math.cos(radians) * dip)}) scale(${n(Math.max(0.12, Math.cos(radians)))} 1)">${draw(index)}</g>`
  })
