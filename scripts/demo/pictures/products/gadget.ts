import { darker, lighter, mix } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, floorShadow, lift, linear, radial } from '../paint.ts'
import { n, repeat } from '../sketch.ts'
import { connector, cord, edge, shell, usbC } from './plastic.ts'

/** Digits of seven strokes. */
const segments: Record<string, string> = {
  '0': 'abcdef',
  '5': 'afgcd',
  '6': 'afgcde',
  '7': 'abc',
  '8': 'abcdefg',
}
const strokes: Record<string, string> = {
  a: 'M6 0H34',
  b: 'M40 6V34',
  c: 'M40 46V74',
  d: 'M6 80H34',
  e: 'M0 46V74',
  f: 'M0 6V34',
  g: 'M6 40H34',
}
const digits = (text: string, x: number, y: number, scale: number, color: string) =>
  [...text]
    .map(
      (digit, index) =>
        `<g transform="translate(${n(x + index * 62 * scale)} ${y}) scale(${scale})" stroke="${color}" stroke-width="8" stroke-linecap="round">${[...(segments[digit] ?? '')].map((key) => `<path d="${strokes[key]}"/>`).join('')}</g>`,
    )
    .join('')

export const powerBank: Drawer = {
  setting: 'standing',
  focus: [560, 480],
  scale: 1.1,
  draw: (sketch, { base, accent }) => {
    const f = FLOOR
    const front = `M452 ${f - 610}H712C742 ${f - 610} 756 ${f - 596} 756 ${f - 566}V${f - 36}C756 ${f - 8} 742 ${f} 712 ${f}H452C424 ${f} 408 ${f - 8} 408 ${f - 36}V${f - 566}C408 ${f - 596} 424 ${f - 610} 452 ${f - 610}Z`
    const flank = `M712 ${f - 610}C760 ${f - 612} 812 ${f - 602} 812 ${f - 560}V${f - 52}C812 ${f - 18} 770 ${f - 2} 712 ${f}Z`
    const screen = `<rect x="446" y="${f - 570}" width="272" height="150" rx="18" fill="#0a0c0f"/><rect x="446" y="${f - 570}" width="272" height="150" rx="18" fill="${linear(
      sketch,
      446,
      f - 570,
      718,
      f - 420,
      [
        [0, '#ffffff', 0.24],
        [0.4, '#ffffff', 0.02],
        [1, '#ffffff', 0.06],
      ],
    )}"/>${digits('87', 494, f - 536, 1, '#ffffff')}<circle cx="640" cy="${f - 526}" r="9" fill="none" stroke="#ffffff" stroke-width="4"/><circle cx="668" cy="${f - 460}" r="9" fill="none" stroke="#ffffff" stroke-width="4"/><path d="M672 ${f - 532}L636 ${f - 454}" stroke="#ffffff" stroke-width="5"/>`
    const ribs = repeat(
      9,
      (index) =>
        `<path d="M448 ${f - 300 + index * 26}H716" stroke="#000000" stroke-width="7" opacity="0.26" stroke-linecap="round"/><path d="M448 ${f - 295 + index * 26}H716" stroke="#ffffff" stroke-width="2.5" opacity="0.2" stroke-linecap="round"/>`,
    )
    return `${floorShadow(sketch, 610, f, 208, 40)}<path d="${flank}" fill="${linear(sketch, 712, 0, 812, 0, [
      [0, darker(base, 0.1)],
      [0.4, lighter(base, 0.2)],
      [0.7, darker(base, 0.2)],
      [1, darker(base, 0.5)],
    ])}"/><path d="${front}" fill="${shell(sketch, base, 408, f - 610, 756, f)}"/>${edge(sketch, `M416 ${f - 40}V${f - 566}C416 ${f - 590} 430 ${f - 602} 452 ${f - 602}H708`, 5)}${screen}${ribs}<rect x="446" y="${f - 344}" width="64" height="12" rx="6" fill="${accent}"/><g transform="translate(776 0)">${usbC(0, f - 480, 40)}<rect x="-19" y="${f - 420}" width="38" height="80" rx="6" fill="#0d0f12" stroke="#aeb5bb" stroke-width="4"/><rect x="-9" y="${f - 410}" width="10" height="60" fill="#e8e2d4"/><circle cy="${f - 286}" r="15" fill="${darker(base, 0.3)}" stroke="${lighter(base, 0.3)}" stroke-width="3"/></g>`
  },
}

export const charger: Drawer = {
  setting: 'standing',
  focus: [560, 640],
  scale: 1.12,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const front = `M430 ${f - 430}H660C692 ${f - 430} 706 ${f - 416} 706 ${f - 384}V${f - 46}C706 ${f - 14} 692 ${f} 660 ${f}H430C398 ${f} 384 ${f - 14} 384 ${f - 46}V${f - 384}C384 ${f - 416} 398 ${f - 430} 430 ${f - 430}Z`
    const flank = `M660 ${f - 430}C690 ${f - 436} 820 ${f - 432} 826 ${f - 404}V${f - 70}C826 ${f - 34} 760 ${f - 4} 660 ${f}Z`
    const topFace = `M404 ${f - 420}C420 ${f - 470} 470 ${f - 476} 520 ${f - 476}H760C806 ${f - 474} 822 ${f - 446} 824 ${f - 408}C800 ${f - 424} 720 ${f - 430} 660 ${f - 430}H430C418 ${f - 430} 410 ${f - 426} 404 ${f - 420}Z`
    const pin = (x: number) =>
      `<rect x="${x - 15}" y="${f - 596}" width="30" height="136" rx="15" fill="${linear(sketch, x - 15, 0, x + 15, 0, [
        [0, '#7b838a'],
        [0.35, '#ffffff'],
        [0.6, '#b9c0c6'],
        [1, '#5d646b'],
      ])}"/><rect x="${x - 15}" y="${f - 520}" width="30" height="66" fill="#2b3036"/>`
    return `${floorShadow(sketch, 610, f, 226, 42)}${pin(560)}${pin(690)}<path d="${topFace}" fill="${linear(
      sketch,
      404,
      f - 476,
      824,
      f - 410,
      [
        [0, '#ffffff'],
        [1, lighter(second, 0.4)],
      ],
    )}"/><path d="${flank}" fill="${linear(sketch, 690, 0, 826, 0, [
      [0, darker(base, 0.06)],
      [0.3, darker(base, 0.16)],
      [1, darker(base, 0.44)],
    ])}"/><path d="${front}" fill="${linear(sketch, 384, f - 430, 706, f, [
      [0, '#ffffff'],
      [0.6, base],
      [1, darker(base, 0.14)],
    ])}"/>${edge(sketch, `M392 ${f - 50}V${f - 384}C392 ${f - 410} 406 ${f - 422} 430 ${f - 422}H656`, 5, 0.95)}${usbC(545, f - 300, 118)}${usbC(545, f - 206, 118)}<circle cx="545" cy="${f - 120}" r="8" fill="${accent}"/><circle cx="545" cy="${f - 120}" r="24" fill="${accent}" opacity="0.2" filter="${blur(sketch, 6)}"/><g opacity="0.5">${digits('65', 506, f - 76, 0.44, darker(second, 0.5))}</g><path d="M720 ${f - 330}V${f - 90}" stroke="#ffffff" stroke-width="7" stroke-linecap="round" opacity="0.35" filter="${blur(sketch, 3)}"/>`
  },
}

export const cable: Drawer = {
  setting: 'flat',
  focus: [520, 420],
  scale: 0.98,
  draw: (sketch, { base, accent }) => {
    const coil = repeat(5, (index) => {
      const r = 300 - index * 21
      const tilt = index * 9
      return `<g transform="rotate(${tilt} 600 630) translate(${n(sketch.between(-7, 7))} ${n(sketch.between(-7, 7))})">${cord(sketch, `M${600 - r} 630A${r} ${r} 0 1 1 ${600 - r} 630.1Z`, mix(base, '#565e67', index * 0.09), 26)}</g>`
    })
    const strap = `<g filter="${lift(sketch, 0.5)}"><rect x="262" y="588" width="156" height="66" rx="14" fill="${accent}"/></g><path d="M274 600H406" stroke="#ffffff" stroke-width="5" opacity="0.5" stroke-linecap="round"/><path d="M340 598V646" stroke="${darker(accent, 0.3)}" stroke-width="4" stroke-dasharray="5 6"/>`
    return `${cord(sketch, 'M330 720C420 820 560 790 640 660C700 560 690 440 620 340', base, 26)}${coil}${cord(sketch, 'M820 840C900 760 930 600 880 430', base, 26)}${connector(sketch, 612, 322, -14, base)}${connector(sketch, 872, 404, -10, base)}${strap}`
  },
}

export const ringLight: Drawer = {
  setting: 'standing',
  focus: [600, 360],
  scale: 1.02,
  draw: (sketch, { base, second }) => {
    const f = FLOOR
    const cy = f - 520
    const leg = (x: number) =>
      `<path d="M600 ${f - 170}L${x} ${f}" stroke="${darker(base, 0.35)}" stroke-width="22" stroke-linecap="round"/><path d="M597 ${f - 170}L${x - 3} ${f - 3}" stroke="${lighter(base, 0.3)}" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${f}" r="14" fill="#14171b"/>`
    return `<circle cx="600" cy="${cy}" r="430" fill="${radial(sketch, 600, cy, 430, [
      [0.3, '#fff4dc', 0.3],
      [0.55, '#fff4dc', 0.7],
      [1, '#fff4dc', 0],
    ])}"/>${floorShadow(sketch, 600, f + 6, 220, 30)}${leg(420)}${leg(780)}${leg(600)}<rect x="588" y="${cy + 210}" width="24" height="${f - 130 - cy - 210}" fill="${linear(
      sketch,
      588,
      0,
      612,
      0,
      [
        [0, '#5d646b'],
        [0.35, '#ffffff'],
        [1, '#5d646b'],
      ],
    )}"/><rect x="578" y="${f - 210}" width="44" height="70" rx="10" fill="${base}"/><circle cx="600" cy="${cy}" r="224" fill="none" stroke="${darker(base, 0.2)}" stroke-width="86"/><circle cx="600" cy="${cy}" r="224" fill="none" stroke="${second}" stroke-width="78"/><circle cx="600" cy="${cy}" r="224" fill="none" stroke="#fffaf0" stroke-width="64"/><circle cx="600" cy="${cy}" r="224" fill="none" stroke="#ffffff" stroke-width="36" filter="${blur(sketch, 8)}"/><rect x="588" y="${cy + 120}" width="24" height="120" rx="8" fill="${base}"/><rect x="528" y="${cy - 136}" width="144" height="284" rx="22" fill="#0d0f12"/><rect x="538" y="${cy - 126}" width="124" height="264" rx="14" fill="${linear(
      sketch,
      538,
      cy - 126,
      662,
      cy + 138,
      [
        [0, '#f3b6a0'],
        [0.5, '#d9647a'],
        [1, '#5a3a8a'],
      ],
    )}"/><circle cx="600" cy="${cy - 20}" r="36" fill="#ffe9d6" opacity="0.9"/><path d="M540 ${cy + 120}C546 ${cy + 40} 654 ${cy + 40} 660 ${cy + 120}V${cy + 138}H540Z" fill="#ffe9d6" opacity="0.9"/><rect x="514" y="${cy + 100}" width="20" height="60" rx="8" fill="${base}"/><rect x="666" y="${cy + 100}" width="20" height="60" rx="8" fill="${base}"/>`
  },
}
