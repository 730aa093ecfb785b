import { darker, lighter, metals, mix, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { flower, sprig } from '../motif.ts'
import { blur, clip, floorShadow, linear, radial, roundPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { cotton } from '../texture.ts'
import { chili, lump } from './garnish.ts'

const glassWall = (sketch: Sketch, left: number, right: number) =>
  linear(sketch, left, 0, right, 0, [
    [0, '#ffffff', 0.6],
    [0.03, '#2a1508', 0.34],
    [0.1, '#ffffff', 0.06],
    [0.15, '#ffffff', 0.6],
    [0.22, '#ffffff', 0.48],
    [0.245, '#ffffff', 0.02],
    [0.76, '#2a1508', 0.02],
    [0.9, '#2a1508', 0.28],
    [0.94, '#ffffff', 0.45],
    [0.975, '#2a1508', 0.36],
    [1, '#ffffff', 0.45],
  ])

/** Wedges of fruit in oil, packed the way a jar is. */
const filling = (sketch: Sketch, palette: Palette) =>
  repeat(44, (index) => {
    const x = 432 + (index % 7) * 56 + sketch.between(-16, 16)
    const y = FLOOR - 30 - Math.floor(index / 7) * 66 + sketch.between(-14, 14)
    const color =
      [palette.base, palette.second, lighter(palette.base, 0.25), darker(palette.base, 0.18)][index % 4] ?? palette.base
    const piece =
      index % 9 === 4
        ? chili(86, index % 2 === 0 ? '#4f8f34' : '#b3261e')
        : `<path d="M-40 12C-30 -28 26 -32 40 8C20 28 -20 30 -40 12Z" fill="${color}"/><path d="M-30 6C-20 -16 14 -18 28 4" fill="none" stroke="${lighter(color, 0.55)}" stroke-width="6" stroke-linecap="round" opacity="0.75"/>`
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(sketch.between(-60, 60))})">${piece}</g>`
  })

/** A preserve under a tied cloth. */
export const jar: Drawer = {
  setting: 'standing',
  focus: [600, 620],
  scale: 1.08,
  draw: (sketch, palette) => {
    const f = FLOOR
    const body = `M416 ${f - 440}C396 ${f - 420} 384 ${f - 390} 384 ${f - 356}V${f - 46}C384 ${f - 12} 404 ${f + 2} 440 ${f + 8}C520 ${f + 18} 680 ${f + 18} 760 ${f + 8}C796 ${f + 2} 816 ${f - 12} 816 ${f - 46}V${f - 356}C816 ${f - 390} 804 ${f - 420} 784 ${f - 440}Z`
    const label = `M384 ${f - 300}A216 34 0 0 0 816 ${f - 300}V${f - 122}A216 34 0 0 1 384 ${f - 122}Z`
    const cloth = `M410 ${f - 560}C470 ${f - 600} 730 ${f - 600} 790 ${f - 560}C806 ${f - 540} 806 ${f - 500} 800 ${f - 470}C830 ${f - 450} 850 ${f - 420} 862 ${f - 384}C830 ${f - 392} 812 ${f - 372} 786 ${f - 380}C752 ${f - 390} 736 ${f - 368} 700 ${f - 374}C664 ${f - 380} 640 ${f - 362} 600 ${f - 366}C560 ${f - 362} 536 ${f - 380} 500 ${f - 374}C464 ${f - 368} 448 ${f - 390} 414 ${f - 380}C388 ${f - 372} 370 ${f - 392} 338 ${f - 384}C350 ${f - 420} 370 ${f - 450} 400 ${f - 470}C394 ${f - 500} 394 ${f - 540} 410 ${f - 560}Z`
    const gingham = sketch.define(
      (id) =>
        `<pattern id="${id}" width="44" height="44" patternUnits="userSpaceOnUse"><rect width="44" height="44" fill="#fffaf0"/><rect width="22" height="44" fill="${palette.base}" opacity="0.5"/><rect width="44" height="22" fill="${palette.base}" opacity="0.5"/></pattern>`,
    )
    const folds = repeat(9, (index) => {
      const x = 420 + index * 45
      return `<path d="M${x} ${f - 462}C${n(x + (index - 4) * 5)} ${f - 430} ${n(x + (index - 4) * 9)} ${f - 400} ${n(x + (index - 4) * 12)} ${f - 376}" fill="none" stroke="${index % 2 === 0 ? '#3a1c0c' : '#ffffff'}" stroke-opacity="${index % 2 === 0 ? 0.24 : 0.4}" stroke-width="12" stroke-linecap="round"/>`
    })
    const string = `<path d="M398 ${f - 472}C470 ${f - 452} 730 ${f - 452} 802 ${f - 472}" fill="none" stroke="#8a5f35" stroke-width="15"/><path d="M398 ${f - 475}C470 ${f - 455} 730 ${f - 455} 802 ${f - 475}" fill="none" stroke="#d9b27c" stroke-width="8" stroke-dasharray="7 5"/><path d="M596 ${f - 458}C560 ${f - 500} 520 ${f - 470} 596 ${f - 456}C672 ${f - 470} 640 ${f - 500} 600 ${f - 458}C590 ${f - 430} 580 ${f - 410} 566 ${f - 396}M604 ${f - 456}C616 ${f - 430} 626 ${f - 414} 642 ${f - 400}" fill="none" stroke="#b98d57" stroke-width="9" stroke-linecap="round"/>`
    return `${floorShadow(sketch, 600, f, 216, 44)}<path d="${body}" fill="${roundPaint(sketch, mix(palette.base, '#e9b13c', 0.4), 384, 816, 0.8)}"/><g clip-path="${clip(sketch, `<path d="${body}"/>`)}">${filling(sketch, palette)}<path d="${label}" fill="#fff8e8"/><path d="M398 ${f - 286}A204 32 0 0 0 802 ${f - 286}V${f - 134}A204 32 0 0 1 398 ${f - 134}Z" fill="none" stroke="${palette.base}" stroke-width="4"/><g transform="translate(600 ${f - 184})">${flower(46, palette.base, palette.accent, darker(palette.base, 0.4), 10)}</g>${[-1, 1].map((side) => `<g transform="translate(${600 + side * 62} ${f - 176}) rotate(${side * 74})">${sprig(96, darker(palette.second, 0.2), palette.second, 4)}</g>`).join('')}<path d="${body}" fill="${glassWall(sketch, 384, 816)}"/></g>
<g clip-path="${clip(sketch, `<path d="${cloth}"/>`)}"><g filter="${cotton(sketch)}"><path d="${cloth}" fill="${gingham}"/></g><g filter="${blur(sketch, 4)}">${folds}</g><path d="${cloth}" fill="${linear(
      sketch,
      340,
      0,
      860,
      0,
      [
        [0, '#2a1508', 0.34],
        [0.25, '#ffffff', 0.2],
        [0.6, '#2a1508', 0.04],
        [1, '#2a1508', 0.42],
      ],
    )}"/></g>${string}`
  },
}

const CAKE = { rx: 310, ry: 96, top: FLOOR - 330, height: 290 }

/** A place on the cake's rim, `down` below its top. */
const rim = (degrees: number, down = 0): string => {
  const radians = (degrees * Math.PI) / 180
  return `${n(600 + Math.cos(radians) * CAKE.rx)} ${n(CAKE.top + Math.sin(radians) * CAKE.ry + down)}`
}

/** The cut face from the middle to the rim: three layers with cream between them. */
const cutFace = (palette: Palette, degrees: number, shade: number) => {
  const crumb = darker(palette.second, shade)
  const cream = darker(lighter(palette.ground, 0.3), shade * 0.5)
  const stripe = (from: number, to: number, color: string) =>
    `<path d="M600 ${n(CAKE.top + from)}L${rim(degrees, from)}L${rim(degrees, to)}L600 ${n(CAKE.top + to)}Z" fill="${color}"/>`
  return `${stripe(0, CAKE.height, crumb)}${[26, 112, 198].map((y) => `${stripe(y - 2, y + 56, darker(crumb, 0.1))}${stripe(y + 58, y + 84, cream)}`).join('')}${stripe(0, 24, darker(palette.base, shade))}${stripe(CAKE.height - 12, CAKE.height, darker(crumb, 0.3))}`
}

/** Three layers and a slice out. */
export const cake: Drawer = {
  setting: 'standing',
  focus: [600, 660],
  scale: 1.1,
  draw: (sketch, palette) => {
    const { rx, ry, top, height } = CAKE
    const [from, to] = [48, 96]
    const side = `M${600 - rx} ${top}V${top + height}A${rx} ${ry} 0 0 0 ${rim(to, height)}V${n(top + Math.sin((to * Math.PI) / 180) * ry)}A${rx} ${ry} 0 0 1 ${600 - rx} ${top}Z`
    const right = `M${rim(from)}L${rim(from, height)}A${rx} ${ry} 0 0 0 ${600 + rx} ${top + height}V${top}A${rx} ${ry} 0 0 1 ${rim(from)}Z`
    const paint = roundPaint(sketch, palette.base, 600 - rx, 600 + rx, 0.8)
    const drips = (degrees: number) => {
      const long = sketch.between(36, 96)
      return `<path d="M${rim(degrees - 4.5)}L${rim(degrees - 3.4, long)}A10 10 0 0 0 ${rim(degrees + 3.4, long)}L${rim(degrees + 4.5)}Z" fill="${darker(palette.base, 0.28)}"/><path d="M${rim(degrees - 1.6, 10)}L${rim(degrees - 1.4, long - 12)}" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.4"/>`
    }
    const berries = repeat(9, (index) => {
      const degrees = 130 + index * 30
      const radians = (degrees * Math.PI) / 180
      const [x, y] = [600 + Math.cos(radians) * rx * 0.72, top + Math.sin(radians) * ry * 0.72]
      return `<g transform="translate(${n(x)} ${n(y - 22)})"><ellipse cy="26" rx="46" ry="18" fill="${lighter(palette.ground, 0.4)}"/><ellipse cy="14" rx="36" ry="17" fill="#fffdf8"/>${lump(sketch, 30, 28, palette.accent, 0.9)}</g>`
    })
    const stand = `<ellipse cx="600" cy="${FLOOR - 36}" rx="404" ry="112" fill="#cfd3d6"/><ellipse cx="600" cy="${FLOOR - 48}" rx="404" ry="112" fill="${linear(
      sketch,
      196,
      0,
      1004,
      0,
      [
        [0, '#e3e6e8'],
        [0.3, '#ffffff'],
        [0.7, '#eceeef'],
        [1, '#c3c8cc'],
      ],
    )}"/><ellipse cx="600" cy="${FLOOR - 48}" rx="376" ry="100" fill="none" stroke="${metals.gold[2]}" stroke-width="5"/>`
    const topPath = `M600 ${top}L${rim(to)}A${rx} ${ry} 0 1 1 ${rim(from)}Z`
    return `${floorShadow(sketch, 600, FLOOR - 4, 380, 80)}${stand}<ellipse cx="620" cy="${top + height + 8}" rx="${rx}" ry="${ry}" fill="#3a1c0c" opacity="0.3" filter="${blur(sketch, 12)}"/>${cutFace(palette, to, 0.22)}${cutFace(palette, from, 0)}<path d="${side}" fill="${paint}"/><path d="${right}" fill="${paint}"/>${[112, 124, 137, 150, 164, 176, 33, 20, 8].map(drips).join('')}<path d="${topPath}" fill="${radial(
      sketch,
      520,
      top - 20,
      340,
      [
        [0, lighter(palette.base, 0.38)],
        [0.6, darker(palette.base, 0.1)],
        [1, darker(palette.base, 0.34)],
      ],
    )}"/><path d="M340 ${top - 10}C370 ${top - 56} 460 ${top - 78} 560 ${top - 80}" fill="none" stroke="#ffffff" stroke-width="12" stroke-linecap="round" opacity="0.4" filter="${blur(sketch, 5)}"/>${berries}`
  },
}
