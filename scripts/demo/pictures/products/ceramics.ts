import { darker, lighter, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { dots, flower, petals, sprig, wrap } from '../motif.ts'
import { blur, clip, floorShadow, lift, linear, radial, roundPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { clay } from '../texture.ts'

const ringOf = (count: number, radius: number, draw: (index: number) => string) =>
  repeat(
    count,
    (index) => `<g transform="rotate(${n((360 / count) * index)}) translate(0 ${-radius})">${draw(index)}</g>`,
  )

const circleLine = (r: number, color: string, width: number) =>
  `<circle r="${r}" fill="none" stroke="${color}" stroke-width="${width}"/>`

export const plate: Drawer = {
  setting: 'flat',
  focus: [500, 480],
  draw: (sketch, palette) => {
    const { base, second, accent, ground } = palette
    const white = radial(sketch, -60, -80, 520, [
      [0, lighter(ground, 0.6)],
      [0.7, ground],
      [1, darker(ground, 0.16)],
    ])
    const well = radial(sketch, 40, 60, 300, [
      [0, '#ffffff', 0.16],
      [0.86, '#ffffff', 0],
      [0.93, '#10203a', 0.2],
      [1, '#ffffff', 0.1],
    ])
    const count = 10 + Math.floor(sketch.between(0, 3)) * 2
    const rim = `${ringOf(count, 352, (index) => (index % 2 === 0 ? flower(36, base, second, ground, 8) : `<g transform="translate(0 30)">${sprig(66, accent, second, 3)}</g>`))}${ringOf(count * 4, 404, () => `<path d="M-9 0C-6 -14 6 -14 9 0Z" fill="${base}"/>`)}`
    const centre = `${petals(16, 226, 34, second)}${petals(16, 196, 22, ground)}${petals(16, 172, 14, base)}${petals(8, 124, 30, base)}${petals(8, 96, 18, second)}<circle r="38" fill="${ground}"/>${petals(8, 30, 9, base)}<circle r="8" fill="${second}"/>${dots(16, 236, 7, base, 11.25)}`
    const gloss = `<g filter="${blur(sketch, 10)}"><path d="M-330 -190A380 380 0 0 1 -120 -362" fill="none" stroke="#ffffff" stroke-width="30" stroke-linecap="round" opacity="0.75"/><path d="M-190 -70A205 205 0 0 1 -70 -190" fill="none" stroke="#ffffff" stroke-width="14" stroke-linecap="round" opacity="0.55"/><path d="M150 372A402 402 0 0 0 372 150" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round" opacity="0.4"/></g>`
    return `<g transform="translate(600 600)"><g filter="${lift(sketch, 1.25)}"><circle r="424" fill="${darker(base, 0.15)}"/></g><g filter="${clay(sketch)}"><circle r="418" fill="${white}"/></g>${circleLine(420, base, 9)}${circleLine(382, second, 4)}${rim}${circleLine(300, base, 5)}${circleLine(288, second, 10)}${circleLine(278, base, 3)}<g>${centre}</g>${circleLine(252, base, 4)}<circle r="296" fill="${well}"/>${gloss}</g>`
  },
}

interface Vessel {
  outline: string
  left: number
  right: number
}

const vessel = (sketch: Sketch, palette: Palette, { outline, left, right }: Vessel, decoration: string) => {
  const body = roundPaint(sketch, palette.ground, left, right, 0.9)
  const shade = linear(sketch, left, 0, right, 0, [
    [0, '#0b1730', 0.44],
    [0.12, '#0b1730', 0.12],
    [0.34, '#ffffff', 0.1],
    [0.56, '#0b1730', 0.04],
    [0.84, '#0b1730', 0.42],
    [0.95, '#0b1730', 0.5],
    [1, '#0b1730', 0.3],
  ])
  const span = right - left
  const gloss = `<path d="M${n(left + span * 0.25)} ${FLOOR - 430}C${n(left + span * 0.19)} ${FLOOR - 300} ${n(left + span * 0.2)} ${FLOOR - 210} ${n(left + span * 0.28)} ${FLOOR - 120}" fill="none" stroke="#ffffff" stroke-width="${n(span * 0.035)}" stroke-linecap="round" opacity="0.7" filter="${blur(sketch, 6)}"/>`
  return `<g clip-path="${clip(sketch, `<path d="${outline}"/>`)}"><g filter="${clay(sketch)}"><path d="${outline}" fill="${body}"/></g>${decoration}<path d="${outline}" fill="${shade}"/>${gloss}</g>`
}

const band = (cx: number, y: number, radius: number, dip: number, color: string, width: number) =>
  `<path d="M${n(cx - radius)} ${n(y)}A${n(radius)} ${n(dip)} 0 0 0 ${n(cx + radius)} ${n(y)}" fill="none" stroke="${color}" stroke-width="${width}"/>`

const mouth = (sketch: Sketch, palette: Palette, y: number, rx: number, ry: number) =>
  `<ellipse cx="600" cy="${y}" rx="${rx}" ry="${ry}" fill="${palette.base}"/><ellipse cx="600" cy="${y}" rx="${rx - 6}" ry="${ry - 3}" fill="${lighter(palette.ground, 0.4)}"/><ellipse cx="600" cy="${y + 3}" rx="${rx - 17}" ry="${ry - 9}" fill="${linear(
    sketch,
    600 - rx,
    0,
    600 + rx,
    0,
    [
      [0, darker(palette.ground, 0.62)],
      [0.6, darker(palette.ground, 0.35)],
      [1, darker(palette.ground, 0.1)],
    ],
  )}"/>`

export const vase: Drawer = {
  setting: 'standing',
  focus: [560, 640],
  draw: (sketch, palette) => {
    const { base, second, accent, ground } = palette
    const f = FLOOR
    const outline = `M540 ${f - 640}C536 ${f - 560} 524 ${f - 530} 486 ${f - 490}C400 ${f - 410} 352 ${f - 320} 372 ${f - 210}C390 ${f - 110} 452 ${f - 40} 480 ${f - 6}C520 ${f + 22} 680 ${f + 22} 720 ${f - 6}C748 ${f - 40} 810 ${f - 110} 828 ${f - 210}C848 ${f - 320} 800 ${f - 410} 714 ${f - 490}C676 ${f - 530} 664 ${f - 560} 660 ${f - 640}Z`
    const decoration = `${wrap(600, f - 300, 232, 44, 9, (index) => (index % 2 === 0 ? flower(62, base, second, ground, 9) : `<g transform="translate(0 60)">${sprig(136, accent, second, 5)}</g>`))}${band(600, f - 418, 205, 38, base, 9)}${band(600, f - 434, 190, 36, second, 14)}${wrap(600, f - 464, 150, 30, 13, () => `<path d="M-11 0C-8 -34 8 -34 11 0Z" fill="${base}"/>`)}${band(600, f - 186, 232, 44, second, 14)}${band(600, f - 168, 226, 44, base, 7)}${wrap(600, f - 66, 178, 36, 13, () => petals(1, 74, 24, base))}${wrap(600, f - 66, 178, 36, 13, () => petals(1, 46, 13, second))}${band(600, f - 540, 90, 17, base, 7)}${band(600, f - 612, 66, 12, base, 10)}${wrap(600, f - 574, 70, 14, 7, () => petals(6, 14, 5, second))}`
    return `${floorShadow(sketch, 600, f - 6, 180, 44)}${vessel(sketch, palette, { outline, left: 366, right: 834 }, decoration)}${mouth(sketch, palette, f - 640, 76, 18)}`
  },
}

export const bowl: Drawer = {
  setting: 'standing',
  focus: [540, 740],
  draw: (sketch, palette) => {
    const { base, second, accent, ground } = palette
    const f = FLOOR
    const outline = `M256 ${f - 318}C268 ${f - 170} 372 ${f - 60} 496 ${f - 34}L500 ${f - 4}C540 ${f + 14} 660 ${f + 14} 700 ${f - 4}L704 ${f - 34}C828 ${f - 60} 932 ${f - 170} 944 ${f - 318}C860 ${f - 240} 340 ${f - 240} 256 ${f - 318}Z`
    const decoration = `${wrap(600, f - 258, 322, 82, 11, (index) => (index % 2 === 0 ? flower(46, base, second, ground, 8) : `<g transform="translate(0 44)">${sprig(96, accent, second, 4)}</g>`))}${band(600, f - 312, 342, 86, base, 12)}${band(600, f - 292, 338, 85, second, 6)}${band(600, f - 164, 284, 66, second, 12)}${band(600, f - 148, 274, 63, base, 5)}${wrap(600, f - 74, 200, 46, 11, () => petals(1, 66, 22, base))}${band(600, f - 34, 104, 20, base, 8)}`
    const inside = clip(sketch, `<ellipse cx="600" cy="${f - 318}" rx="332" ry="80"/>`)
    return `${floorShadow(sketch, 600, f - 4, 170, 46)}${vessel(sketch, palette, { outline, left: 250, right: 950 }, decoration)}${mouth(sketch, palette, f - 318, 345, 88)}<g clip-path="${inside}" opacity="0.78"><g transform="translate(600 ${f - 262}) scale(1 0.27)">${petals(16, 230, 30, second)}${petals(16, 190, 16, base)}${circleLine(268, base, 12)}${ringOf(20, 296, () => petals(6, 20, 7, base))}</g></g><path d="M292 ${f - 352}A345 88 0 0 1 520 ${f - 402}" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.8" filter="${blur(sketch, 2)}"/>`
  },
}

const cup = (sketch: Sketch, palette: Palette, x: number, y: number) => {
  const { base, second, ground } = palette
  const outline = `M${x - 92} ${y - 138}C${x - 88} ${y - 60} ${x - 58} ${y - 14} ${x - 40} ${y - 4}C${x - 20} ${y + 6} ${x + 20} ${y + 6} ${x + 40} ${y - 4}C${x + 58} ${y - 14} ${x + 88} ${y - 60} ${x + 92} ${y - 138}C${x + 60} ${y - 116} ${x - 60} ${y - 116} ${x - 92} ${y - 138}Z`
  const shade = linear(sketch, x - 92, 0, x + 92, 0, [
    [0, '#0b1730', 0.36],
    [0.3, '#ffffff', 0.2],
    [0.55, '#0b1730', 0.03],
    [1, '#0b1730', 0.5],
  ])
  return `${floorShadow(sketch, x, y + 10, 120, 30)}<ellipse cx="${x}" cy="${y + 8}" rx="140" ry="32" fill="${darker(ground, 0.12)}"/><ellipse cx="${x}" cy="${y + 4}" rx="140" ry="31" fill="${lighter(ground, 0.3)}" stroke="${base}" stroke-width="6"/><ellipse cx="${x}" cy="${y + 4}" rx="96" ry="20" fill="none" stroke="${second}" stroke-width="6"/>
<path d="M${x + 84} ${y - 112}C${x + 150} ${y - 122} ${x + 146} ${y - 34} ${x + 58} ${y - 34}" fill="none" stroke="${base}" stroke-width="15" stroke-linecap="round"/><g clip-path="${clip(sketch, `<path d="${outline}"/>`)}"><path d="${outline}" fill="${ground}"/>${wrap(x, y - 86, 88, 20, 7, (index) => (index % 2 === 0 ? petals(8, 22, 7, base) : petals(6, 15, 6, second)))}${band(x, y - 124, 92, 22, second, 9)}${band(x, y - 40, 66, 16, base, 7)}<path d="${outline}" fill="${shade}"/></g><ellipse cx="${x}" cy="${y - 138}" rx="93" ry="21" fill="${base}"/><ellipse cx="${x}" cy="${y - 138}" rx="88" ry="18" fill="${lighter(ground, 0.4)}"/><ellipse cx="${x}" cy="${y - 133}" rx="80" ry="13" fill="#8c4f24"/><ellipse cx="${x - 14}" cy="${y - 134}" rx="44" ry="6" fill="#c08452" opacity="0.7"/>`
}

export const teaSet: Drawer = {
  setting: 'standing',
  focus: [480, 690],
  styledScale: 0.8,
  draw: (sketch, palette) => {
    const { base, second, accent, ground } = palette
    const f = FLOOR - 30
    const pot = `M420 ${f - 372}C312 ${f - 330} 262 ${f - 232} 282 ${f - 140}C300 ${f - 62} 356 ${f - 16} 400 ${f - 4}C450 ${f + 10} 560 ${f + 10} 610 ${f - 4}C654 ${f - 16} 710 ${f - 62} 728 ${f - 140}C748 ${f - 232} 698 ${f - 330} 590 ${f - 372}C550 ${f - 352} 460 ${f - 352} 420 ${f - 372}Z`
    const spout = `M690 ${f - 216}C782 ${f - 218} 786 ${f - 330} 872 ${f - 372}C884 ${f - 376} 904 ${f - 352} 896 ${f - 342}C846 ${f - 290} 850 ${f - 130} 690 ${f - 76}Z`
    const spoutPaint = linear(sketch, 700, f - 320, 860, f - 60, [
      [0, lighter(base, 0.5)],
      [0.4, base],
      [1, darker(base, 0.5)],
    ])
    const decoration = `${wrap(505, f - 218, 224, 44, 9, (index) => (index % 2 === 0 ? flower(54, base, second, ground, 9) : `<g transform="translate(0 52)">${sprig(112, accent, second, 5)}</g>`))}${band(505, f - 336, 150, 30, base, 9)}${band(505, f - 316, 176, 34, second, 10)}${band(505, f - 100, 214, 42, second, 12)}${band(505, f - 84, 204, 41, base, 5)}${wrap(505, f - 20, 160, 34, 11, () => petals(1, 52, 19, base))}`
    const lid = `<path d="M404 ${f - 376}C420 ${f - 432} 470 ${f - 446} 505 ${f - 446}C540 ${f - 446} 590 ${f - 432} 606 ${f - 376}C570 ${f - 352} 440 ${f - 352} 404 ${f - 376}Z" fill="${roundPaint(sketch, ground, 400, 610, 0.9)}"/>${band(505, f - 386, 98, 22, base, 8)}${wrap(505, f - 420, 70, 18, 7, () => petals(6, 14, 5, second))}<circle cx="505" cy="${f - 466}" r="26" fill="${radial(
      sketch,
      498,
      f - 474,
      34,
      [
        [0, lighter(base, 0.6)],
        [0.5, base],
        [1, darker(base, 0.5)],
      ],
    )}"/>`
    const handle = `<path d="M306 ${f - 300}C170 ${f - 350} 150 ${f - 80} 300 ${f - 92}" fill="none" stroke="${darker(base, 0.25)}" stroke-width="32" stroke-linecap="round"/><path d="M304 ${f - 304}C174 ${f - 350} 152 ${f - 86} 298 ${f - 96}" fill="none" stroke="${lighter(base, 0.25)}" stroke-width="12" stroke-linecap="round"/>`
    return `${floorShadow(sketch, 505, f, 200, 48)}${handle}<path d="${spout}" fill="${spoutPaint}"/><path d="M772 ${f - 252}C806 ${f - 300} 822 ${f - 338} 868 ${f - 362}" fill="none" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.6" filter="${blur(sketch, 3)}"/>${vessel(sketch, palette, { outline: pot, left: 274, right: 736 }, decoration)}${lid}${cup(sketch, palette, 868, f + 56)}`
  },
}
