import { darker, lighter } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, clip, floorShadow, lift, linear, radial, roundPaint } from '../paint.ts'
import type { Sketch } from '../sketch.ts'
import { cord, edge, shell } from './plastic.ts'

/** One bud: head, nozzle, stem. */
const bud = (sketch: Sketch, x: number, y: number, side: 1 | -1, color: string, accent: string) =>
  `<g transform="translate(${x} ${y}) scale(${side} 1)"><path d="M-26 -20C-34 60 -30 120 -20 150C-12 166 16 166 22 150C30 116 30 60 26 -20Z" fill="${shell(sketch, color, -30, 0, 30, 0)}"/><rect x="-16" y="142" width="34" height="14" rx="7" fill="#9aa2a9"/><ellipse cx="-4" cy="-40" rx="66" ry="58" transform="rotate(-24 -4 -40)" fill="${radial(
    sketch,
    -20,
    -60,
    90,
    [
      [0, '#ffffff'],
      [0.6, color],
      [1, darker(color, 0.36)],
    ],
  )}"/><ellipse cx="46" cy="-58" rx="26" ry="34" transform="rotate(24 46 -58)" fill="${darker(color, 0.5)}"/><ellipse cx="52" cy="-60" rx="20" ry="27" transform="rotate(24 52 -60)" fill="#3a4047"/><ellipse cx="-24" cy="-62" rx="16" ry="9" transform="rotate(-30 -24 -62)" fill="#ffffff" opacity="0.9"/><circle cx="2" cy="34" r="5" fill="${accent}"/></g>`

export const earbuds: Drawer = {
  setting: 'standing',
  focus: [600, 620],
  scale: 1.12,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const lid = `M340 ${f - 236}C330 ${f - 420} 420 ${f - 500} 600 ${f - 502}C780 ${f - 500} 870 ${f - 420} 860 ${f - 236}Z`
    const box = `M330 ${f - 230}H870C884 ${f - 120} 850 ${f - 20} 770 ${f - 4}C680 ${f + 10} 520 ${f + 10} 430 ${f - 4}C350 ${f - 20} 316 ${f - 120} 330 ${f - 230}Z`
    return `${floorShadow(sketch, 600, f, 236, 46)}<path d="${lid}" fill="${shell(sketch, second, 340, f - 500, 860, f - 236)}"/><path d="M372 ${f - 240}C366 ${f - 396} 450 ${f - 464} 600 ${f - 466}C750 ${f - 464} 834 ${f - 396} 828 ${f - 240}Z" fill="${radial(
      sketch,
      600,
      f - 300,
      300,
      [
        [0, darker(second, 0.06)],
        [1, darker(second, 0.5)],
      ],
    )}"/>${bud(sketch, 498, f - 306, -1, base, accent)}${bud(sketch, 702, f - 306, 1, base, accent)}<ellipse cx="600" cy="${f - 230}" rx="270" ry="30" fill="${darker(second, 0.4)}"/><path d="M330 ${f - 230}A270 30 0 0 0 870 ${f - 230}C884 ${f - 120} 850 ${f - 20} 770 ${f - 4}C680 ${f + 10} 520 ${f + 10} 430 ${f - 4}C350 ${f - 20} 316 ${f - 120} 330 ${f - 230}Z" fill="${roundPaint(sketch, base, 316, 884, 0.9)}"/><g clip-path="${clip(sketch, `<path d="${box}"/>`)}"><path d="M330 ${f - 230}A270 30 0 0 0 870 ${f - 230}" fill="none" stroke="#ffffff" stroke-width="9" opacity="0.95"/><ellipse cx="600" cy="${f + 20}" rx="300" ry="70" fill="#1d2228" opacity="0.3" filter="${blur(sketch, 22)}"/></g><circle cx="600" cy="${f - 110}" r="7" fill="${accent}"/><circle cx="600" cy="${f - 110}" r="22" fill="${accent}" opacity="0.25" filter="${blur(sketch, 6)}"/><path d="M388 ${f - 180}C380 ${f - 110} 396 ${f - 60} 424 ${f - 40}" fill="none" stroke="#ffffff" stroke-width="16" stroke-linecap="round" opacity="0.8" filter="${blur(sketch, 5)}"/>`
  },
}

export const neckband: Drawer = {
  setting: 'flat',
  focus: [430, 640],
  draw: (sketch, { base, accent }) => {
    const band = 'M316 640C300 360 420 210 600 208C780 210 900 360 884 640'
    const arm = (x: number) =>
      `<g filter="${lift(sketch, 0.7)}"><rect x="${x - 36}" y="600" width="72" height="250" rx="36" fill="${shell(sketch, base, x - 36, 600, x + 36, 850)}"/></g><path d="M${x - 20} 628V816" stroke="#ffffff" stroke-width="6" stroke-linecap="round" opacity="0.45"/>`
    const buttons = `<rect x="300" y="660" width="32" height="58" rx="12" fill="${darker('#565e67', 0.2)}"/><rect x="300" y="732" width="32" height="58" rx="12" fill="${darker('#565e67', 0.2)}"/><path d="M308 690H324M316 682V698M308 762H324" stroke="#cfd6dc" stroke-width="4"/><circle cx="884" cy="690" r="7" fill="${accent}"/>`
    const ear = (x: number, y: number, side: 1 | -1) =>
      `<g transform="translate(${x} ${y}) rotate(${side * 38})"><g filter="${lift(sketch, 0.6)}"><rect x="-44" y="-36" width="88" height="104" rx="40" fill="${shell(sketch, base, -44, -36, 44, 68)}"/><ellipse cy="-52" rx="38" ry="34" fill="#3a4047"/></g><ellipse cy="-56" rx="25" ry="20" fill="#12151a"/><ellipse cx="-14" cy="-64" rx="12" ry="6" fill="#ffffff" opacity="0.5"/><circle cy="48" r="16" fill="${radial(
        sketch,
        -4,
        42,
        22,
        [
          [0, '#ffffff'],
          [0.5, '#b9c0c6'],
          [1, '#5d646b'],
        ],
      )}"/></g>`
    return `${cord(sketch, 'M316 846C330 990 470 1000 520 900', base, 15)}${cord(sketch, 'M884 846C870 990 730 1000 680 900', base, 15)}<g filter="${lift(sketch, 0.8)}"><path d="${band}" fill="none" stroke="${darker(base, 0.4)}" stroke-width="52" stroke-linecap="round"/></g><path d="${band}" fill="none" stroke="${base}" stroke-width="44" stroke-linecap="round"/><path d="${band}" fill="none" stroke="${lighter(base, 0.5)}" stroke-width="8" transform="translate(-8 -10)" opacity="0.6" stroke-linecap="round"/>${arm(316)}${arm(884)}${buttons}${ear(536, 852, 1)}${ear(664, 852, -1)}`
  },
}

export const speaker: Drawer = {
  setting: 'standing',
  focus: [520, 660],
  scale: 1.1,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const [left, right, top, bottom] = [300, 900, f - 330, f - 14]
    const drum = `M${left} ${top}C${left - 30} ${top + 90} ${left - 30} ${bottom - 90} ${left} ${bottom}H${right}C${right + 30} ${bottom - 90} ${right + 30} ${top + 90} ${right} ${top}Z`
    const mesh = sketch.define(
      (id) =>
        `<pattern id="${id}" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="13" height="13" fill="${base}"/><circle cx="6.5" cy="6.5" r="3.6" fill="${darker(base, 0.6)}"/><path d="M1 1L4 4" stroke="${lighter(base, 0.4)}" stroke-width="1.6"/></pattern>`,
    )
    const shade = linear(sketch, 0, top, 0, bottom, [
      [0, '#ffffff', 0.1],
      [0.18, '#ffffff', 0.36],
      [0.34, '#ffffff', 0.06],
      [0.62, '#000000', 0.2],
      [0.9, '#000000', 0.62],
      [1, '#000000', 0.4],
    ])
    const cap = (x: number) =>
      `<ellipse cx="${x}" cy="${(top + bottom) / 2}" rx="48" ry="164" fill="${shell(sketch, second, x - 48, top, x + 48, bottom)}"/><ellipse cx="${x}" cy="${(top + bottom) / 2}" rx="32" ry="118" fill="${radial(
        sketch,
        x - 8,
        (top + bottom) / 2 - 40,
        140,
        [
          [0, lighter(base, 0.3)],
          [0.6, base],
          [1, '#0d0f12'],
        ],
      )}"/><ellipse cx="${x}" cy="${(top + bottom) / 2}" rx="32" ry="118" fill="none" stroke="${accent}" stroke-width="5"/>`
    const strap = `M352 ${top + 14}C380 ${top - 210} 820 ${top - 210} 848 ${top + 14}`
    return `${floorShadow(sketch, 600, f, 320, 44)}<path d="${strap}" fill="none" stroke="${darker(accent, 0.45)}" stroke-width="38"/><path d="${strap}" fill="none" stroke="${accent}" stroke-width="30"/><path d="${strap}" fill="none" stroke="#ffffff" stroke-width="4" stroke-dasharray="12 9" opacity="0.75"/><path d="M350 ${f - 24}H420L400 ${f}H366ZM780 ${f - 24}H850L834 ${f}H800Z" fill="#14171b"/><path d="${drum}" fill="${mesh}"/><path d="${drum}" fill="${shade}"/>${cap(right + 4)}<path d="M${left} ${top}C${left - 40} ${top + 90} ${left - 40} ${bottom - 90} ${left} ${bottom}C${left + 26} ${bottom - 90} ${left + 26} ${top + 90} ${left} ${top}Z" fill="${shell(sketch, second, left - 40, top, left + 20, bottom)}"/><rect x="496" y="${f - 232}" width="208" height="76" rx="16" fill="${darker(base, 0.25)}" stroke="${lighter(base, 0.25)}" stroke-width="3"/><path d="M532 ${f - 194}h14M600 ${f - 208}l22 14l-22 14zM654 ${f - 194}h24M666 ${f - 206}v24" stroke="#e7ebee" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>${edge(sketch, `M330 ${top + 40}H870`, 9, 0.35)}`
  },
}
