import { darker, lighter, metals, type Palette } from '../color.ts'
import { FLOOR } from '../family.ts'
import { blur, clip, floorShadow, linear, roundPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { cotton, drape } from '../texture.ts'

/**
 * A tailor's dummy on a pole, in whose measures every garment is cut: middle at x = 0, neck at y = -170, waist at 190, floor at `FLOOR`.
 */
const TORSO =
  'M-38 -170C-36 -140 -40 -124 -60 -116C-110 -104 -146 -96 -156 -64C-164 -20 -150 20 -142 60C-134 110 -108 150 -98 190C-104 230 -150 280 -166 340L-170 384H170L166 340C150 280 104 230 98 190C108 150 134 110 142 60C150 20 164 -20 156 -64C146 -96 110 -104 60 -116C40 -124 36 -140 38 -170Z'

const wood = (sketch: Sketch, left: number, right: number) =>
  linear(sketch, left, 0, right, 0, [
    [0, '#4a2c18'],
    [0.3, '#c08a55'],
    [0.5, '#96623a'],
    [1, '#4a2c18'],
  ])

const stand = (sketch: Sketch) =>
  `<path d="M-13 380H13V${FLOOR - 60}H-13Z" fill="${wood(sketch, -13, 13)}"/>${[-1, 1].map((side) => `<path d="M0 ${FLOOR - 110}C${side * 40} ${FLOOR - 80} ${side * 130} ${FLOOR - 40} ${side * 170} ${FLOOR - 4}" fill="none" stroke="#4a2c18" stroke-width="28" stroke-linecap="round"/><path d="M0 ${FLOOR - 114}C${side * 40} ${FLOOR - 86} ${side * 128} ${FLOOR - 46} ${side * 166} ${FLOOR - 10}" fill="none" stroke="#b07a48" stroke-width="10" stroke-linecap="round"/>`).join('')}<path d="M-15 ${FLOOR - 120}H15V${FLOOR}H-15Z" fill="${wood(sketch, -15, 15)}"/>`

/** The dummy itself, in linen, with its seam and its knob. */
const dummy = (sketch: Sketch) =>
  `<g filter="${cotton(sketch)}"><path d="${TORSO}" fill="${roundPaint(sketch, '#e2d3ba', -170, 170, 0.6)}"/></g><path d="M0 -160C8 0 -6 200 0 384" fill="none" stroke="#9a8462" stroke-width="3" stroke-dasharray="9 6"/><path d="M-38 -170A38 9 0 0 1 38 -170C38 -190 30 -200 0 -202C-30 -200 -38 -190 -38 -170Z" fill="${wood(sketch, -38, 38)}"/><circle cy="-214" r="17" fill="${wood(sketch, -17, 17)}"/>`

/** Folds that fall from a narrow line to a wide one: dark in the valleys, light on the ridges. */
export const folds = (
  sketch: Sketch,
  {
    top,
    bottom,
    narrow,
    wide,
    count,
    depth = 1,
  }: { top: number; bottom: number; narrow: number; wide: number; count: number; depth?: number },
): string =>
  `<g filter="${blur(sketch, 9)}" fill="none" stroke-linecap="round">${repeat(count, (index) => {
    const at = ((index + 0.5) / count) * 2 - 1
    const isDark = index % 2 === 0
    const from = at * narrow * 0.94
    const to = at * wide * 0.97 + sketch.between(-10, 10)
    const start = top + sketch.between(0, (bottom - top) * 0.16)
    const tall = bottom - start
    return `<path d="M${n(from)} ${n(start)}C${n(from * 1.45)} ${n(start + tall * 0.14)} ${n(to * 0.86)} ${n(start + tall * 0.5)} ${n(to)} ${bottom}" stroke="${isDark ? '#12060a' : '#fff4ee'}" stroke-opacity="${n((isDark ? 0.32 : 0.2) * depth)}" stroke-width="${n((wide / count) * sketch.between(0.6, 1.05))}"/>`
  })}</g>`

/** Cloth cut to a shape: color from the light side to the dark one, weave, and what is drawn on it, with its folds over all. */
export const cloth = (sketch: Sketch, shape: string, color: string, over: string, width: number): string => {
  const paint = linear(sketch, -width, -100, width, FLOOR, [
    [0, lighter(color, 0.3)],
    [0.34, color],
    [0.7, darker(color, 0.2)],
    [1, darker(color, 0.42)],
  ])
  return `<path d="${shape}" fill="${darker(color, 0.3)}"/><g clip-path="${clip(sketch, `<path d="${shape}"/>`)}"><g filter="${drape(sketch)}"><path d="${shape}" fill="${paint}"/></g>${over}</g>`
}

/** A garment narrower than this at its foot shows what it stands on. */
const SHOWS_STAND = 200

/** A garment on its dummy, as a drawing of the studio: `behind` hangs behind the dummy. */
export const onForm = (
  draw: (sketch: Sketch, palette: Palette) => { behind?: string; garment: string; foot: number },
) => ({
  setting: 'standing' as const,
  tall: true,
  focus: [600, 20] as [number, number],
  scale: 1,
  styledScale: 0.86,
  draw: (sketch: Sketch, palette: Palette) => {
    const { behind = '', garment, foot } = draw(sketch, palette)
    return `${floorShadow(sketch, 600, FLOOR, foot, Math.max(34, foot * 0.14))}<g transform="translate(600 0)">${behind}${foot < SHOWS_STAND ? stand(sketch) : ''}${dummy(sketch)}${garment}</g>`
  },
})

/** A band of gold thread: two lines with knots between. */
export const tillaLine = (palette: Palette, path: string, width: number): string => {
  const [, body, light] = metals[palette.metal]
  return `<path d="${path}" fill="none" stroke="${body}" stroke-width="${width}"/><path d="${path}" fill="none" stroke="${light}" stroke-width="${n(width * 0.42)}" stroke-dasharray="${n(width * 0.3)} ${n(width * 0.55)}" stroke-linecap="round"/>`
}
