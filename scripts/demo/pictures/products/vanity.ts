import { darker, lighter, metals, mix, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { dots, petals } from '../motif.ts'
import { blur, clip, floorShadow, linear, metalPaint, radial, roundPaint } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { clay } from '../texture.ts'

/** Colored light that a filled bottle throws on the floor. */
const caustic = (sketch: Sketch, x: number, y: number, width: number, color: string) =>
  `<ellipse cx="${n(x + width * 0.8)}" cy="${n(y + 26)}" rx="${n(width * 0.75)}" ry="24" fill="${lighter(color, 0.25)}" opacity="0.55" filter="${blur(sketch, 16)}"/><ellipse cx="${n(x + width * 0.7)}" cy="${n(y + 22)}" rx="${n(width * 0.34)}" ry="9" fill="#fff3d6" opacity="0.6" filter="${blur(sketch, 7)}"/>`

const glassLight = (sketch: Sketch, left: number, right: number) =>
  linear(sketch, left, 0, right, 0, [
    [0, '#ffffff', 0.5],
    [0.03, '#201008', 0.4],
    [0.09, '#ffffff', 0.06],
    [0.15, '#ffffff', 0.55],
    [0.24, '#ffffff', 0.46],
    [0.26, '#ffffff', 0.02],
    [0.74, '#201008', 0.02],
    [0.88, '#201008', 0.32],
    [0.93, '#ffffff', 0.4],
    [0.97, '#201008', 0.42],
    [1, '#ffffff', 0.35],
  ])

const emblem = (palette: Palette, x: number, y: number, size: number) => {
  const [shadow, body, light] = metals[palette.metal]
  return `<g transform="translate(${x} ${y}) scale(${size})">${petals(12, 40, 9, body)}${petals(12, 28, 6, light)}<circle r="7" fill="${shadow}"/>${dots(12, 47, 2.4, body)}</g>`
}

export const perfume: Drawer = {
  setting: 'standing',
  focus: [600, 560],
  draw: (sketch, palette) => {
    const f = FLOOR
    const liquid = linear(sketch, 0, f - 430, 0, f, [
      [0, lighter(palette.second, 0.42)],
      [0.6, palette.second],
      [1, darker(palette.base, 0.18)],
    ])
    const glass = `M426 ${f - 486}H774C800 ${f - 486} 806 ${f - 470} 806 ${f - 446}V${f - 26}C806 ${f - 4} 796 ${f} 776 ${f}H424C404 ${f} 394 ${f - 4} 394 ${f - 26}V${f - 446}C394 ${f - 470} 400 ${f - 486} 426 ${f - 486}Z`
    const inner = `M446 ${f - 444}H754C766 ${f - 444} 770 ${f - 438} 770 ${f - 426}V${f - 84}C770 ${f - 66} 764 ${f - 60} 748 ${f - 60}H452C436 ${f - 60} 430 ${f - 66} 430 ${f - 84}V${f - 426}C430 ${f - 438} 434 ${f - 444} 446 ${f - 444}Z`
    const cap = metalPaint(sketch, palette.metal, 500, 0, 700, 0)
    const label = `<rect x="512" y="${f - 352}" width="176" height="220" rx="3" fill="${lighter(palette.ground, 0.25)}"/><rect x="523" y="${f - 341}" width="154" height="198" rx="2" fill="none" stroke="${metals[palette.metal][1]}" stroke-width="2.4"/>${emblem(palette, 600, f - 242, 1.18)}`
    return `${floorShadow(sketch, 600, f - 4, 208, 34)}${caustic(sketch, 600, f, 230, palette.second)}
<path d="${glass}" fill="${linear(sketch, 394, 0, 806, 0, [
      [0, lighter(palette.second, 0.6), 0.86],
      [0.5, lighter(palette.second, 0.75), 0.7],
      [1, darker(palette.second, 0.2), 0.86],
    ])}"/><path d="${inner}" fill="${liquid}"/><rect x="430" y="${f - 444}" width="340" height="42" fill="#fff6ea" opacity="0.55"/><path d="M430 ${f - 402}H770" stroke="#ffffff" stroke-width="3" opacity="0.7"/><path d="M598 ${f - 480}L590 ${f - 70}" stroke="#ffffff" stroke-width="7" opacity="0.4"/>${label}
<path d="${glass}" fill="${glassLight(sketch, 394, 806)}"/><path d="M410 ${f - 40}H790" stroke="#ffffff" stroke-width="6" opacity="0.45" filter="${blur(sketch, 3)}"/><path d="M400 ${f - 462}C404 ${f - 478} 412 ${f - 482} 430 ${f - 483}H770" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.8"/>
<rect x="538" y="${f - 524}" width="124" height="42" fill="${cap}"/><path d="M538 ${f - 484}H662M538 ${f - 500}H662" stroke="${metals[palette.metal][0]}" stroke-width="3" opacity="0.7"/><rect x="496" y="${f - 668}" width="208" height="146" rx="10" fill="${roundPaint(sketch, palette.base, 496, 704, 0.75)}"/><ellipse cx="600" cy="${f - 662}" rx="100" ry="10" fill="${lighter(palette.base, 0.3)}" opacity="0.8"/><rect x="496" y="${f - 552}" width="208" height="18" fill="${cap}"/>`
  },
}

const flacon = (sketch: Sketch, palette: Palette, x: number, scale: number, color: string) => {
  const f = 0
  const body = `M-52 ${f - 310}C-56 ${f - 270} -150 ${f - 232} -158 ${f - 130}C-164 ${f - 56} -120 ${f - 6} -64 ${f}C-30 ${f + 7} 30 ${f + 7} 64 ${f}C120 ${f - 6} 164 ${f - 56} 158 ${f - 130}C150 ${f - 232} 56 ${f - 270} 52 ${f - 310}Z`
  const fill = radial(
    sketch,
    -30,
    -150,
    240,
    [
      [0, lighter(color, 0.6)],
      [0.45, color],
      [1, darker(color, 0.5)],
    ],
    -60,
    -170,
  )
  const gold = metalPaint(sketch, palette.metal, -60, 0, 60, 0)
  const glass = linear(sketch, -158, 0, 158, 0, [
    [0, '#ffffff', 0.5],
    [0.06, '#1b0d06', 0.4],
    [0.2, '#ffffff', 0.1],
    [0.8, '#1b0d06', 0.05],
    [0.93, '#1b0d06', 0.42],
    [1, '#ffffff', 0.4],
  ])
  const facets = repeat(
    7,
    (index) =>
      `<path d="M${n(-36 + index * 12)} -290C${n(-96 + index * 32)} -230 ${n(-138 + index * 46)} -130 ${n(-54 + index * 18)} -2" fill="none" stroke="#ffffff" stroke-width="3" opacity="${index < 3 ? 0.55 : 0.22}"/>`,
  )
  return `<g transform="translate(${x} ${FLOOR}) scale(${scale})">${floorShadow(sketch, 0, -2, 130, 32)}${caustic(sketch, 0, 0, 150, color)}<path d="${body}" fill="#fff5e8" opacity="0.8"/><g clip-path="${clip(sketch, `<path d="${body}"/>`)}"><path d="M-200 -226H200V20H-200Z" fill="${fill}"/><ellipse cx="0" cy="-226" rx="112" ry="15" fill="${lighter(color, 0.45)}"/>${facets}<path d="${body}" fill="${glass}"/><path d="M-104 -206C-140 -150 -138 -90 -108 -50" fill="none" stroke="#ffffff" stroke-width="17" stroke-linecap="round" opacity="0.75" filter="${blur(sketch, 4)}"/></g>
<path d="M-58 -336H58L52 -304H-52Z" fill="${gold}"/><path d="M-36 -338C-66 -372 -70 -420 -34 -446C-22 -470 -12 -486 0 -520C12 -486 22 -470 34 -446C70 -420 66 -372 36 -338Z" fill="${gold}"/><path d="M-20 -360C-36 -388 -34 -416 -16 -436" fill="none" stroke="${metals[palette.metal][3]}" stroke-width="7" stroke-linecap="round" opacity="0.8"/><ellipse cx="0" cy="-338" rx="58" ry="8" fill="${metals[palette.metal][2]}"/><g transform="translate(0 -128)">${petals(8, 42, 12, metals[palette.metal][1])}${petals(8, 27, 7, metals[palette.metal][2])}</g></g>`
}

export const attar: Drawer = {
  setting: 'standing',
  focus: [520, 650],
  draw: (sketch, palette) =>
    `${flacon(sketch, palette, 782, 0.78, mix(palette.second, '#d98a2b', 0.35))}${flacon(sketch, palette, 520, 1.16, palette.base)}`,
}

const flame = (sketch: Sketch, x: number, y: number) =>
  `<circle cx="${x}" cy="${y - 40}" r="230" fill="${radial(sketch, x, y - 40, 230, [
    [0, '#ffe2a0', 0.6],
    [0.4, '#ffc766', 0.2],
    [1, '#ffc766', 0],
  ])}"/><path d="M${x} ${y}V${y - 26}" stroke="#3a2416" stroke-width="6" stroke-linecap="round"/><path d="M${x} ${y - 8}C${x - 26} ${y - 30} ${x - 20} ${y - 62} ${x} ${y - 112}C${x + 20} ${y - 62} ${x + 26} ${y - 30} ${x} ${y - 8}Z" fill="${linear(
    sketch,
    0,
    y - 112,
    0,
    y - 8,
    [
      [0, '#ff9d2e'],
      [0.45, '#ffd978'],
      [0.8, '#fff6d8'],
      [1, '#7fa6e8', 0.7],
    ],
  )}" filter="${blur(sketch, 1.4)}"/>`

export const candleJar: Drawer = {
  setting: 'standing',
  focus: [600, 560],
  draw: (sketch, palette) => {
    const f = FLOOR
    const jar = `M384 ${f - 430}V${f - 40}C384 ${f - 10} 404 ${f} 440 ${f + 8}C520 ${f + 20} 680 ${f + 20} 760 ${f + 8}C796 ${f} 816 ${f - 10} 816 ${f - 40}V${f - 430}A216 46 0 0 1 384 ${f - 430}Z`
    const wax = lighter(palette.ground, 0.2)
    const label = `<path d="M446 ${f - 290}A216 44 0 0 0 754 ${f - 290}V${f - 84}A216 44 0 0 1 446 ${f - 84}Z" fill="${lighter(palette.ground, 0.35)}"/><path d="M460 ${f - 275}A216 44 0 0 0 740 ${f - 275}V${f - 100}A216 44 0 0 1 460 ${f - 100}Z" fill="none" stroke="${metals[palette.metal][1]}" stroke-width="2.6"/>${emblem(palette, 600, f - 160, 1.25)}`
    return `${floorShadow(sketch, 600, f - 2, 214, 50)}<path d="${jar}" fill="${roundPaint(sketch, palette.base, 384, 816, 0.5)}"/><path d="${jar}" fill="${radial(
      sketch,
      600,
      f - 380,
      260,
      [
        [0, '#ffc877', 0.75],
        [1, '#ffc877', 0],
      ],
    )}"/>${label}<path d="${jar}" fill="${glassLight(sketch, 384, 816)}" opacity="0.75"/>
<ellipse cx="600" cy="${f - 430}" rx="216" ry="46" fill="${darker(palette.base, 0.25)}"/><ellipse cx="600" cy="${f - 428}" rx="204" ry="40" fill="${darker(palette.base, 0.5)}"/><ellipse cx="600" cy="${f - 412}" rx="192" ry="31" fill="${radial(
      sketch,
      600,
      f - 412,
      190,
      [
        [0, '#fff3c9'],
        [0.5, wax],
        [1, darker(wax, 0.2)],
      ],
    )}"/><ellipse cx="600" cy="${f - 412}" rx="92" ry="14" fill="#ffeab0" opacity="0.9"/><path d="M386 ${f - 436}A216 46 0 0 0 560 ${f - 385}" fill="none" stroke="#ffffff" stroke-width="5" opacity="0.8"/>${flame(sketch, 600, f - 408)}`
  },
}

const pillar = (sketch: Sketch, x: number, y: number, radius: number, height: number, color: string) => {
  const ry = radius * 0.22
  const side = roundPaint(sketch, color, x - radius, x + radius, 0.5)
  const shape = `M${x - radius} ${y - height}V${y}A${radius} ${n(ry)} 0 0 0 ${x + radius} ${y}V${y - height}Z`
  return `${floorShadow(sketch, x, y + 4, radius, ry * 1.25)}<g filter="${clay(sketch)}"><path d="${shape}" fill="${side}"/></g><path d="${shape}" fill="${linear(
    sketch,
    0,
    y - height,
    0,
    y,
    [
      [0, '#ffe2a8', 0.75],
      [0.3, '#ffe2a8', 0.1],
      [1, '#3a2010', 0.16],
    ],
  )}"/><ellipse cx="${x}" cy="${y - height}" rx="${radius}" ry="${n(ry)}" fill="${lighter(color, 0.45)}"/><ellipse cx="${x}" cy="${n(y - height + 3)}" rx="${n(radius * 0.78)}" ry="${n(ry * 0.72)}" fill="${radial(
    sketch,
    x,
    y - height,
    radius,
    [
      [0, '#fff6d6'],
      [0.6, lighter(color, 0.3)],
      [1, darker(color, 0.12)],
    ],
  )}"/>${flame(sketch, x, Math.round(y - height + 6))}`
}

export const candlePillars: Drawer = {
  setting: 'standing',
  focus: [560, 520],
  draw: (sketch, palette) =>
    `${pillar(sketch, 710, FLOOR - 26, 112, 320, palette.second)}${pillar(sketch, 480, FLOOR - 12, 116, 490, palette.ground)}${pillar(sketch, 640, FLOOR + 28, 92, 190, palette.base)}`,
}
