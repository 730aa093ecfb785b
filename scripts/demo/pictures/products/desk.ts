import { darker, lighter, mix } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { blur, clip, lift, linear, radial } from '../paint.ts'
import { n, repeat } from '../sketch.ts'
import { glowFloor, matte, rimLit } from './rim-light.ts'

/** Rows of keys, their widths in units; the accent lies on Escape, Enter and the arrows. */
const KEYS: readonly (readonly number[])[] = [
  [1.3, ...Array<number>(12).fill(1), 1, 1],
  [1, ...Array<number>(12).fill(1), 2, 1],
  [1.5, ...Array<number>(12).fill(1), 1.5, 1],
  [1.75, ...Array<number>(11).fill(1), 2.25, 1],
  [2.25, ...Array<number>(10).fill(1), 1.75, 1, 1],
  [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1],
]

export const keyboard: Drawer = {
  setting: 'flat',
  focus: [420, 560],
  scale: 1.04,
  draw: (sketch, { base, second, accent }) => {
    const [left, top, width, height] = [110, 395, 980, 420]
    const unit = (width - 44) / 16.05
    const frame = `M${left + 30} ${top}H${left + width - 30}C${left + width - 8} ${top} ${left + width} ${top + 8} ${left + width} ${top + 30}V${top + height - 30}C${left + width} ${top + height - 8} ${left + width - 8} ${top + height} ${left + width - 30} ${top + height}H${left + 30}C${left + 8} ${top + height} ${left} ${top + height - 8} ${left} ${top + height - 30}V${top + 30}C${left} ${top + 8} ${left + 8} ${top} ${left + 30} ${top}Z`
    const cap = (x: number, y: number, w: number, color: string) => {
      const h = unit - 5
      return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="9" fill="${darker(color, 0.5)}"/><rect x="${n(x + 5)}" y="${n(y + 3)}" width="${n(w - 10)}" height="${n(h - 12)}" rx="8" fill="${color}"/><path d="M${n(x + 12)} ${n(y + 6)}H${n(x + w - 12)}" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" opacity="0.35"/><rect x="${n(x + w * 0.5 - 7)}" y="${n(y + h * 0.5 - 9)}" width="14" height="4" rx="2" fill="#ffffff" opacity="0.35"/>`
    }
    const rows = KEYS.map((row, line) => {
      let at = left + 22
      return row
        .map((units, index) => {
          const x = at
          at += units * unit
          const isBright = (line === 0 && index === 0) || (line === 3 && units === 2.25) || (line === 5 && index > 6)
          const isDark = index === 0 || index >= row.length - 2 || line === 0
          const color = isBright ? accent : isDark ? second : mix(second, base, 0.55)
          return cap(x, top + 24 + line * (unit + 4), units * unit - 5, color)
        })
        .join('')
    }).join('')
    return `<rect x="${left - 20}" y="${top - 20}" width="${width + 40}" height="${height + 40}" rx="60" fill="${accent}" opacity="0.6" filter="${blur(sketch, 46)}"/><g filter="${lift(sketch, 1.3)}"><path d="${frame}" fill="${matte(sketch, second, left, top, left + width, top + height)}"/></g><rect x="${left + 16}" y="${top + 17}" width="${width - 32}" height="${height - 36}" rx="16" fill="#07080a"/><rect x="${left + 16}" y="${top + 17}" width="${width - 32}" height="${height - 36}" rx="16" fill="${accent}" opacity="0.24"/>${rows}${rimLit(sketch, frame, accent, 4)}`
  },
}

export const headset: Drawer = {
  setting: 'standing',
  focus: [430, 640],
  scale: 1.08,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const band = `M336 ${f - 250}C316 ${f - 720} 884 ${f - 720} 864 ${f - 250}`
    const cup = (x: number, side: 1 | -1) => {
      const shell = `M${x - 74} ${f - 300}C${x - 74} ${f - 350} ${x - 44} ${f - 366} ${x} ${f - 366}C${x + 44} ${f - 366} ${x + 74} ${f - 350} ${x + 74} ${f - 300}V${f - 84}C${x + 74} ${f - 30} ${x + 44} ${f - 10} ${x} ${f - 10}C${x - 44} ${f - 10} ${x - 74} ${f - 30} ${x - 74} ${f - 84}Z`
      return `<rect x="${x - side * 92 - 48}" y="${f - 352}" width="96" height="326" rx="46" fill="${matte(sketch, second, x - 100, f - 352, x + 100, f - 20)}"/><rect x="${x - side * 112 - 24}" y="${f - 330}" width="48" height="282" rx="24" fill="#060709"/><path d="${shell}" fill="${matte(sketch, base, x - 74, f - 366, x + 74, f)}"/><ellipse cx="${x}" cy="${f - 188}" rx="46" ry="92" fill="${darker(base, 0.4)}"/><ellipse cx="${x}" cy="${f - 188}" rx="46" ry="92" fill="none" stroke="${accent}" stroke-width="9"/><ellipse cx="${x}" cy="${f - 188}" rx="46" ry="92" fill="none" stroke="${accent}" stroke-width="22" opacity="0.45" filter="${blur(sketch, 9)}"/><path d="M${x - 14} ${f - 214}l28 16l-28 16z" transform="rotate(${side === 1 ? 0 : 180} ${x} ${f - 198})" fill="${lighter(second, 0.4)}"/>${rimLit(sketch, shell, accent, 5)}`
    }
    return `${glowFloor(sketch, 600, 330, accent)}<path d="${band}" fill="none" stroke="#08090b" stroke-width="72" stroke-linecap="round"/><path d="${band}" fill="none" stroke="${second}" stroke-width="58" stroke-linecap="round"/><path d="${band}" fill="none" stroke="${base}" stroke-width="42"/><path d="M350 ${f - 300}C350 ${f - 690} 850 ${f - 690} 850 ${f - 300}" fill="none" stroke="#ffffff" stroke-width="7" opacity="0.4" transform="translate(-8 -16)" filter="${blur(sketch, 3)}"/><path d="M420 ${f - 420}C450 ${f - 586} 750 ${f - 586} 780 ${f - 420}" fill="none" stroke="#0b0d10" stroke-width="40" stroke-linecap="round"/><path d="M424 ${f - 424}C454 ${f - 580} 746 ${f - 580} 776 ${f - 424}" fill="none" stroke="${second}" stroke-width="4" stroke-dasharray="9 8" opacity="0.8"/><path d="M306 ${f - 60}C330 ${f + 10} 430 ${f - 6} 520 ${f - 30}" fill="none" stroke="#0b0d10" stroke-width="17" stroke-linecap="round"/><path d="M306 ${f - 62}C330 ${f + 6} 430 ${f - 10} 520 ${f - 34}" fill="none" stroke="${lighter(second, 0.25)}" stroke-width="4" stroke-linecap="round"/><rect x="506" y="${f - 54}" width="88" height="42" rx="21" fill="#0b0d10"/><circle cx="576" cy="${f - 33}" r="6" fill="${accent}"/>${cup(316, -1)}${cup(884, 1)}`
  },
}

export const monitor: Drawer = {
  setting: 'standing',
  focus: [480, 480],
  scale: 1.06,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const [left, right, top, bottom] = [170, 1030, f - 640, f - 150]
    const screen = clip(
      sketch,
      `<rect x="${left + 14}" y="${top + 14}" width="${right - left - 28}" height="${bottom - top - 44}" rx="6"/>`,
    )
    const dunes = repeat(4, (index) => {
      const y = top + 190 + index * 76
      return `<path d="M${left} ${y + 40}C${left + 190} ${y - 90 + index * 20} ${left + 360} ${y + 90} ${left + 560} ${y - 10}C${left + 690} ${y - 70} ${left + 790} ${y + 30} ${right} ${y - 40}V${bottom}H${left}Z" fill="${['#ff9a6b', '#d9507f', '#8a3aa8', '#31206b'][index]}" opacity="${n(0.9)}"/>`
    })
    return `${glowFloor(sketch, 600, 260, accent)}<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="60" fill="${accent}" opacity="0.5" filter="${blur(sketch, 50)}"/><path d="M552 ${bottom - 10}H648L664 ${f - 20}H536Z" fill="${matte(sketch, second, 536, bottom, 664, f)}"/><path d="M390 ${f}C392 ${f - 28} 440 ${f - 36} 600 ${f - 36}C760 ${f - 36} 808 ${f - 28} 810 ${f}C760 ${f + 14} 440 ${f + 14} 390 ${f}Z" fill="${matte(sketch, second, 390, f - 40, 810, f)}"/><path d="M400 ${f - 6}C420 ${f - 24} 520 ${f - 29} 600 ${f - 29}" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.5"/><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="18" fill="#08090b"/><g clip-path="${screen}"><rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${linear(
      sketch,
      0,
      top,
      0,
      bottom,
      [
        [0, '#1a1450'],
        [0.4, '#5a2f9a'],
        [1, '#ff8a5c'],
      ],
    )}"/><circle cx="790" cy="${top + 160}" r="74" fill="${radial(sketch, 790, top + 160, 74, [
      [0, '#fff6d8'],
      [1, '#ffc07a'],
    ])}"/><circle cx="790" cy="${top + 160}" r="150" fill="#ffd9a0" opacity="0.24" filter="${blur(sketch, 30)}"/>${repeat(40, () => `<circle cx="${n(sketch.between(left, right))}" cy="${n(sketch.between(top, top + 200))}" r="${n(sketch.between(1, 2.6))}" fill="#ffffff" opacity="0.8"/>`)}${dunes}<path d="M${left} ${top}H${left + 340}L${left + 120} ${bottom}H${left}Z" fill="#ffffff" opacity="0.07"/></g><rect x="582" y="${bottom - 18}" width="36" height="6" rx="3" fill="${accent}"/>${rimLit(sketch, `M${left + 18} ${top + 2}H${right - 18}C${right - 6} ${top + 2} ${right - 2} ${top + 6} ${right - 2} ${top + 18}V${bottom - 18}C${right - 2} ${bottom - 6} ${right - 6} ${bottom - 2} ${right - 18} ${bottom - 2}H${left + 18}C${left + 6} ${bottom - 2} ${left + 2} ${bottom - 6} ${left + 2} ${bottom - 18}V${top + 18}C${left + 2} ${top + 6} ${left + 6} ${top + 2} ${left + 18} ${top + 2}Z`, accent, 4)}<path d="M${left + 22} ${bottom - 26}H${right - 22}" stroke="${lighter(base, 0.3)}" stroke-width="2" opacity="0.5"/>`
  },
}

export const microphone: Drawer = {
  setting: 'standing',
  focus: [600, 420],
  scale: 1.04,
  draw: (sketch, { base, second, accent }) => {
    const f = FLOOR
    const head = `M476 ${f - 560}C476 ${f - 720} 724 ${f - 720} 724 ${f - 560}V${f - 430}H476Z`
    const mesh = sketch.define(
      (id) =>
        `<pattern id="${id}" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="15" height="15" fill="#0b0d10"/><path d="M0 7.5H15M7.5 0V15" stroke="${lighter(second, 0.35)}" stroke-width="3.4"/></pattern>`,
    )
    const body = `M476 ${f - 420}H724V${f - 230}C724 ${f - 180} 690 ${f - 160} 600 ${f - 160}C510 ${f - 160} 476 ${f - 180} 476 ${f - 230}Z`
    const shade = linear(sketch, 476, 0, 724, 0, [
      [0, '#000000', 0.6],
      [0.22, '#ffffff', 0.34],
      [0.4, '#ffffff', 0.02],
      [0.8, '#000000', 0.5],
      [0.94, accent, 0.5],
      [1, accent, 0.9],
    ])
    return `${glowFloor(sketch, 600, 220, accent)}<path d="M404 ${f - 470}C380 ${f - 100} 820 ${f - 100} 796 ${f - 470}" fill="none" stroke="${darker(second, 0.3)}" stroke-width="28" stroke-linecap="round"/><path d="M404 ${f - 470}C380 ${f - 100} 820 ${f - 100} 796 ${f - 470}" fill="none" stroke="${lighter(second, 0.25)}" stroke-width="6" transform="translate(-7 -3)" stroke-linecap="round" opacity="0.8"/><circle cx="414" cy="${f - 330}" r="33" fill="${matte(sketch, second, 380, f - 360, 446, f - 300)}"/><circle cx="786" cy="${f - 330}" r="33" fill="${matte(sketch, second, 750, f - 360, 820, f - 300)}"/><rect x="584" y="${f - 200}" width="32" height="180" fill="${matte(sketch, second, 584, 0, 616, 0)}"/><path d="M410 ${f + 4}C412 ${f - 30} 480 ${f - 46} 600 ${f - 46}C720 ${f - 46} 788 ${f - 30} 790 ${f + 4}C740 ${f + 20} 460 ${f + 20} 410 ${f + 4}Z" fill="${matte(sketch, second, 410, f - 46, 790, f)}"/><path d="M424 ${f - 8}C450 ${f - 30} 540 ${f - 38} 600 ${f - 38}" fill="none" stroke="#ffffff" stroke-width="4" opacity="0.5"/><path d="${head}" fill="${mesh}"/><path d="${head}" fill="${shade}"/><path d="${body}" fill="${base}"/><path d="${body}" fill="${shade}"/><rect x="466" y="${f - 446}" width="268" height="40" rx="12" fill="${second}"/><rect x="466" y="${f - 446}" width="268" height="40" rx="12" fill="${shade}"/><path d="M490 ${f - 426}H710" stroke="${accent}" stroke-width="8" stroke-linecap="round"/><path d="M490 ${f - 426}H710" stroke="${accent}" stroke-width="26" stroke-linecap="round" opacity="0.5" filter="${blur(sketch, 9)}"/><circle cx="600" cy="${f - 290}" r="36" fill="#07080a"/><circle cx="600" cy="${f - 290}" r="29" fill="${radial(
      sketch,
      592,
      f - 300,
      40,
      [
        [0, lighter(second, 0.3)],
        [1, darker(base, 0.3)],
      ],
    )}"/><path d="M600 ${f - 318}V${f - 296}" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>${rimLit(sketch, head, accent, 5)}`
  },
}
