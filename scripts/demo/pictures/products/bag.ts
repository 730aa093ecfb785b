import { darker, lighter, metals, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { petals } from '../motif.ts'
import { blur, clip, floorShadow, lift, linear, metalPaint } from '../paint.ts'
import { n, type Sketch } from '../sketch.ts'
import { leather } from '../texture.ts'

const hide = (sketch: Sketch, color: string) =>
  linear(sketch, 300, FLOOR - 500, 900, FLOOR, [
    [0, lighter(color, 0.26)],
    [0.35, color],
    [1, darker(color, 0.34)],
  ])

const stitched = (path: string, color: string) =>
  `<path d="${path}" fill="none" stroke="${darker(color, 0.5)}" stroke-width="4" opacity="0.55" transform="translate(1.5 2)"/><path d="${path}" fill="none" stroke="${lighter(color, 0.6)}" stroke-width="3" stroke-dasharray="9 6" stroke-linecap="round"/>`

const handle = (sketch: Sketch, palette: Palette, shift: number, rear: boolean) => {
  const f = FLOOR
  const path = `M${462 + shift} ${f - 470}C${462 + shift} ${f - 760} ${738 + shift} ${f - 760} ${738 + shift} ${f - 470}`
  const color = rear ? darker(palette.second, 0.35) : palette.second
  return `<g filter="${lift(sketch, rear ? 0.4 : 0.6)}"><path d="${path}" fill="none" stroke="${darker(color, 0.3)}" stroke-width="29" stroke-linecap="round"/></g><path d="${path}" fill="none" stroke="${color}" stroke-width="24" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${lighter(color, 0.45)}" stroke-width="5" transform="translate(-4 -5)" opacity="0.6"/>`
}

export const tote: Drawer = {
  setting: 'standing',
  focus: [500, 520],
  draw: (sketch, palette) => {
    const f = FLOOR
    const body = `M324 ${f - 520}C420 ${f - 532} 780 ${f - 532} 876 ${f - 520}C890 ${f - 350} 908 ${f - 150} 914 ${f - 34}C914 ${f - 8} 900 ${f} 880 ${f + 2}C700 ${f + 12} 500 ${f + 12} 320 ${f + 2}C300 ${f} 286 ${f - 8} 286 ${f - 34}C292 ${f - 150} 310 ${f - 350} 324 ${f - 520}Z`
    const shade = linear(sketch, 286, 0, 914, 0, [
      [0, '#000000', 0.42],
      [0.06, '#ffffff', 0.12],
      [0.3, '#ffffff', 0.1],
      [0.6, '#000000', 0],
      [0.92, '#000000', 0.34],
      [1, '#000000', 0.5],
    ])
    const base = `M290 ${f - 108}C480 ${f - 94} 720 ${f - 94} 910 ${f - 108}L914 ${f + 14}H286Z`
    const gold = metalPaint(sketch, palette.metal, -24, -24, 24, 24)
    const tab = (x: number) =>
      `<g filter="${lift(sketch, 0.3)}"><path d="M${x - 25} ${f - 500}H${x + 25}V${f - 400}C${x + 25} ${f - 372} ${x - 25} ${f - 372} ${x - 25} ${f - 400}Z" fill="${palette.second}"/></g>${stitched(`M${x - 17} ${f - 494}V${f - 402}C${x - 17} ${f - 384} ${x + 17} ${f - 384} ${x + 17} ${f - 402}V${f - 494}`, palette.second)}<g transform="translate(${x} ${f - 486})"><circle r="21" fill="none" stroke="${gold}" stroke-width="10"/></g><circle cx="${x}" cy="${f - 402}" r="7" fill="${metals[palette.metal][2]}"/>`
    const charm = `<g transform="translate(600 ${f - 300})"><g filter="${lift(sketch, 0.3)}"><circle r="52" fill="${palette.second}"/></g><circle r="44" fill="none" stroke="${metals[palette.metal][1]}" stroke-width="3"/>${petals(10, 34, 8, metals[palette.metal][2])}</g>`
    return `${floorShadow(sketch, 600, f + 4, 316, 50)}${handle(sketch, palette, 22, true)}<path d="M330 ${f - 522}C430 ${f - 556} 770 ${f - 556} 870 ${f - 522}C770 ${f - 500} 430 ${f - 500} 330 ${f - 522}Z" fill="${darker(palette.base, 0.66)}"/>
<g clip-path="${clip(sketch, `<path d="${body}"/>`)}"><g filter="${leather(sketch)}"><path d="${body}" fill="${hide(sketch, palette.base)}"/><path d="${base}" fill="${palette.second}"/></g><path d="${body}" fill="${shade}"/><path d="M400 ${f - 516}C380 ${f - 300} 390 ${f - 200} 372 ${f - 110}" stroke="#000000" stroke-width="22" opacity="0.14" fill="none" filter="${blur(sketch, 14)}"/></g>
${stitched(`M338 ${f - 502}C440 ${f - 512} 760 ${f - 512} 862 ${f - 502}`, palette.base)}${stitched(`M294 ${f - 118}C480 ${f - 104} 720 ${f - 104} 906 ${f - 118}`, palette.base)}${handle(sketch, palette, 0, false)}${tab(462)}${tab(738)}${charm}`
  },
}

export const satchel: Drawer = {
  setting: 'standing',
  focus: [600, 700],
  draw: (sketch, palette) => {
    const f = FLOOR
    const body = `M300 ${f - 390}C300 ${f - 420} 320 ${f - 428} 350 ${f - 430}H850C880 ${f - 428} 900 ${f - 420} 900 ${f - 390}L908 ${f - 60}C908 ${f - 14} 884 ${f} 840 ${f + 4}H360C316 ${f} 292 ${f - 14} 292 ${f - 60}Z`
    const flap = `M296 ${f - 400}C296 ${f - 428} 320 ${f - 438} 350 ${f - 440}H850C880 ${f - 438} 904 ${f - 428} 904 ${f - 400}L904 ${f - 250}C900 ${f - 150} 760 ${f - 124} 600 ${f - 120}C440 ${f - 124} 300 ${f - 150} 296 ${f - 250}Z`
    const seam = `M318 ${f - 412}V${f - 254}C322 ${f - 172} 450 ${f - 146} 600 ${f - 142}C750 ${f - 146} 878 ${f - 172} 882 ${f - 254}V${f - 412}`
    const gold = metalPaint(sketch, palette.metal, 540, f - 180, 660, f - 80)
    const strap = `M312 ${f - 410}C250 ${f - 790} 950 ${f - 790} 888 ${f - 410}`
    const link = (x: number) =>
      `<circle cx="${x}" cy="${f - 424}" r="24" fill="none" stroke="${gold}" stroke-width="10"/>`
    const sheen = linear(sketch, 296, f - 440, 904, f - 120, [
      [0, '#ffffff', 0.28],
      [0.3, '#ffffff', 0.06],
      [0.42, '#ffffff', 0.16],
      [0.55, '#000000', 0],
      [1, '#000000', 0.32],
    ])
    return `${floorShadow(sketch, 600, f, 312, 52)}<path d="${strap}" fill="none" stroke="${darker(palette.base, 0.45)}" stroke-width="27"/><path d="${strap}" fill="none" stroke="${palette.base}" stroke-width="20"/><path d="${strap}" fill="none" stroke="${lighter(palette.base, 0.5)}" stroke-width="2.4" stroke-dasharray="9 7"/>
<g filter="${leather(sketch)}"><path d="${body}" fill="${linear(sketch, 0, f - 430, 0, f, [
      [0, darker(palette.base, 0.2)],
      [1, darker(palette.base, 0.36)],
    ])}"/></g>${stitched(`M312 ${f - 110}V${f - 60}C312 ${f - 30} 330 ${f - 16} 362 ${f - 14}H838C870 ${f - 16} 888 ${f - 30} 888 ${f - 60}V${f - 110}`, palette.base)}
<g filter="${lift(sketch, 0.7)}"><g filter="${leather(sketch)}"><path d="${flap}" fill="${hide(sketch, palette.base)}"/></g></g><path d="${flap}" fill="${sheen}"/>${stitched(seam, palette.base)}${link(308)}${link(892)}
<g filter="${lift(sketch, 0.45)}"><rect x="546" y="${f - 190}" width="108" height="104" rx="16" fill="${gold}"/><rect x="562" y="${f - 174}" width="76" height="72" rx="9" fill="none" stroke="${metals[palette.metal][0]}" stroke-width="3"/></g><g transform="translate(600 ${f - 138})">${petals(8, 28, 8, metals[palette.metal][0])}${petals(8, 18, 5, metals[palette.metal][3])}</g><path d="M340 ${n(f - 426)}H860" stroke="#ffffff" stroke-width="5" opacity="0.35" filter="${blur(sketch, 3)}"/>`
  },
}
