import { darker, lighter, metals, type Palette } from '../color.ts'
import { type Drawer, FLOOR } from '../family.ts'
import { flower, paisley, row, sprig } from '../motif.ts'
import { blur, lift, linear } from '../paint.ts'
import { n, repeat, type Sketch } from '../sketch.ts'
import { cloth, folds, onForm, tillaLine } from './dress-form.ts'

const HEM = FLOOR - 12

/** A bodice without straps, down to a point at the waist. */
const BODICE =
  'M-150 -22C-120 -52 -60 -62 0 -14C60 -62 120 -52 150 -22C150 30 136 110 104 186C70 206 30 222 0 236C-30 222 -70 206 -104 186C-136 110 -150 30 -150 -22Z'

const bones = repeat(7, (index) => {
  const at = -102 + index * 34
  return `<path d="M${n(at * 1.32)} ${-30 + Math.abs(index - 3) * 2}C${n(at * 1.3)} 60 ${n(at * 0.98)} 130 ${n(at * 0.8)} 226" fill="none" stroke="#12060a" stroke-opacity="0.35" stroke-width="4"/><path d="M${n(at * 1.32 + 5)} ${-30 + Math.abs(index - 3) * 2}C${n(at * 1.3 + 5)} 60 ${n(at * 0.98 + 4)} 130 ${n(at * 0.8 + 4)} 226" fill="none" stroke="#ffffff" stroke-opacity="0.35" stroke-width="2.4"/>`
})

const bodiceOf = (sketch: Sketch, palette: Palette, over = '') =>
  `<g filter="${lift(sketch, 0.5)}"><path d="${BODICE}" fill="${palette.base}"/></g>${cloth(sketch, BODICE, palette.base, `${bones}${over}<path d="M-110 -20C-126 50 -110 120 -80 180" fill="none" stroke="#ffffff" stroke-width="22" stroke-linecap="round" opacity="0.34" filter="${blur(sketch, 9)}"/>`, 170)}<path d="M-150 -22C-120 -52 -60 -62 0 -14C60 -62 120 -52 150 -22" fill="none" stroke="${lighter(palette.base, 0.45)}" stroke-width="6" stroke-linecap="round"/>`

/** A skirt from the waist to the floor, its hem in waves. */
const skirt = (half: number, top = 182, bottom = HEM) => {
  const waves = 8
  const step = (half * 2) / waves
  const hem = repeat(waves, (index) => {
    const x = half - index * step
    return `C${n(x - step * 0.25)} ${n(bottom + 14 - Math.abs(index - 3.5) * 6)} ${n(x - step * 0.75)} ${n(bottom + 14 - Math.abs(index - 3.5) * 6)} ${n(x - step)} ${n(bottom - Math.abs(index - 3) * 5)}`
  })
  return `M-100 ${top}C-30 ${top + 34} 30 ${top + 34} 100 ${top}C150 ${top + 90} ${n(half * 0.86)} ${n(top + (bottom - top) * 0.5)} ${half} ${bottom - 20}${hem}C${n(-half * 0.86)} ${n(top + (bottom - top) * 0.5)} -150 ${top + 90} -100 ${top}Z`
}

export const gown: Drawer = onForm((sketch, palette) => {
  const shape = skirt(420)
  const shine = repeat(
    5,
    (index) =>
      `<path d="M${-60 + index * 30} 240C${-130 + index * 62} 420 ${-260 + index * 120} 620 ${-300 + index * 142} ${HEM}" fill="none" stroke="#ffffff" stroke-width="${n(sketch.between(12, 26))}" stroke-opacity="0.26" stroke-linecap="round" filter="${blur(sketch, 10)}"/>`,
  )
  const sash = `<path d="M-106 168C-40 214 40 214 106 168L112 204C44 252 -44 252 -112 204Z" fill="${darker(palette.base, 0.28)}"/><path d="M-100 182C-40 222 40 222 100 182" fill="none" stroke="#ffffff" stroke-opacity="0.4" stroke-width="5"/>`
  return {
    foot: 400,
    garment: `<g filter="${lift(sketch, 0.6)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, `${folds(sketch, { top: 200, bottom: HEM + 10, narrow: 104, wide: 420, count: 17 })}${shine}`, 420)}${bodiceOf(sketch, palette)}${sash}`,
  }
})

/** Rows of embroidery that widen with the skirt. */
const skirtRows = (palette: Palette, half: number) => {
  const [, body, light] = metals[palette.metal]
  const line = (y: number) => {
    const at = (y - 200) / (HEM - 200)
    const wide = 110 + (half - 110) * at ** 1.15
    return { wide, sag: 16 + 30 * at }
  }
  const band = (y: number, height: number, fill: string) => {
    const { wide, sag } = line(y)
    return `<path d="M${n(-wide)} ${n(y - sag * 0.6)}Q0 ${n(y + sag)} ${n(wide)} ${n(y - sag * 0.6)}V${n(y - sag * 0.6 + height)}Q0 ${n(y + sag + height)} ${n(-wide)} ${n(y - sag * 0.6 + height)}Z" fill="${fill}"/>`
  }
  const motifs = (y: number, count: number, draw: (index: number) => string) => {
    const { wide, sag } = line(y)
    return repeat(count, (index) => {
      const at = ((index + 0.5) / count) * 2 - 1
      return `<g transform="translate(${n(at * wide * 0.96)} ${n(y + sag * 0.4 - sag * at * at)}) rotate(${n(at * -16)})">${draw(index)}</g>`
    })
  }
  return `${band(HEM - 150, 170, darker(palette.base, 0.3))}${band(HEM - 152, 9, light)}${band(HEM - 134, 5, body)}${motifs(HEM - 34, 12, (index) => (index % 2 === 0 ? paisley(104, palette.accent, palette.second, light) : `<g transform="translate(0 4)">${sprig(96, body, light, 4)}</g>`))}${band(HEM - 22, 10, light)}${motifs(HEM - 236, 9, () => flower(30, light, palette.accent, body, 8))}${motifs(HEM - 330, 8, (index) => (index % 2 === 0 ? flower(20, light, palette.accent, body, 7) : `<g transform="translate(0 26)">${sprig(52, body, light, 3)}</g>`))}${motifs(HEM - 420, 7, () => flower(15, light, palette.accent, body, 6))}${motifs(HEM - 500, 6, () => flower(11, light, palette.accent, body, 6))}${motifs(HEM - 570, 5, () => flower(8, light, palette.accent, body, 6))}`
}

const choli = (sketch: Sketch, palette: Palette) => {
  const [, body, light] = metals[palette.metal]
  const shape =
    'M-64 -116C-110 -104 -150 -98 -164 -62C-190 -10 -206 40 -212 84L-150 104C-146 92 -142 80 -140 70C-136 100 -124 124 -114 150H114C124 124 136 100 140 70C142 80 146 92 150 104L212 84C206 40 190 -10 164 -62C150 -98 110 -104 64 -116C54 -60 30 -30 0 -28C-30 -30 -54 -60 -64 -116Z'
  const work = `<g transform="translate(0 60)">${repeat(3, (line) => `<g transform="translate(-190 ${-96 + line * 62})">${row(380, 62, () => flower(13, light, palette.accent, body, 7))}</g>`)}</g>`
  return `<g filter="${lift(sketch, 0.5)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, work, 220)}${tillaLine(palette, 'M-64 -114C-54 -60 -30 -30 0 -28C30 -30 54 -60 64 -114', 12)}${tillaLine(palette, 'M-114 146H114', 12)}${tillaLine(palette, 'M-210 80L-150 100M210 80L150 100', 12)}`
}

export const lehnga: Drawer = onForm((sketch, palette) => {
  const shape = skirt(390)
  const veil =
    'M60 -122C110 -130 160 -110 190 -60C240 60 268 260 300 470C312 560 320 640 322 720L232 744C226 620 206 430 176 270C150 140 110 10 50 -60Z'
  const tint = darker(palette.second, 0.05)
  return {
    foot: 372,
    garment: `<g filter="${lift(sketch, 0.6)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, `${skirtRows(palette, 390)}${folds(sketch, { top: 200, bottom: HEM + 10, narrow: 104, wide: 390, count: 15, depth: 0.86 })}`, 390)}${tillaLine(palette, 'M-100 186C-30 216 30 216 100 186', 16)}${choli(sketch, palette)}<g filter="${lift(sketch, 0.5)}" opacity="0.94">${cloth(sketch, veil, tint, `${tillaLine(palette, 'M60 -122C110 -130 160 -110 190 -60C240 60 268 260 300 470C312 560 320 640 322 720', 26)}${tillaLine(palette, 'M50 -60C110 10 150 140 176 270C206 430 226 620 232 744', 18)}${folds(sketch, { top: -110, bottom: 740, narrow: 190, wide: 320, count: 9, depth: 0.8 })}`, 300)}</g>`,
  }
})

export const bodice: Drawer = onForm((sketch, palette) => {
  const [, body, light] = metals[palette.metal]
  const lace = repeat(8, (index) => {
    const y = 6 + index * 25
    return `<path d="M-22 ${y}L22 ${y + 19}M22 ${y}L-22 ${y + 19}" stroke="${light}" stroke-width="5" stroke-linecap="round"/><circle cx="-24" cy="${y}" r="5" fill="${body}"/><circle cx="24" cy="${y}" r="5" fill="${body}"/>`
  })
  const peplum =
    'M-106 180C-40 232 40 232 106 180C140 230 178 300 212 384C140 412 60 416 0 400C-60 416 -140 412 -212 384C-178 300 -140 230 -106 180Z'
  return {
    foot: 176,
    garment: `<g filter="${lift(sketch, 0.5)}"><path d="${peplum}" fill="${palette.base}"/></g>${cloth(sketch, peplum, palette.base, folds(sketch, { top: 186, bottom: 392, narrow: 106, wide: 200, count: 13 }), 200)}${bodiceOf(sketch, palette, `<path d="M0 -20V236" stroke="${darker(palette.base, 0.4)}" stroke-width="52" opacity="0.35"/>`)}${lace}<path d="M-20 210C-60 260 -30 290 -8 222C-20 260 -34 300 -30 330M20 210C60 260 30 290 8 222C20 260 34 300 36 340" fill="none" stroke="${light}" stroke-width="5" stroke-linecap="round"/>`,
  }
})

export const gharara: Drawer = onForm((sketch, palette) => {
  const [, body, light] = metals[palette.metal]
  const leg = (side: 1 | -1) => {
    const shape = `M${side * 6} 380C${side * 4} 460 ${side * 2} 500 ${side * 4} 560C${side * -6} 660 ${side * -10} 780 ${side * -8} ${HEM}C${side * 80} ${HEM + 22} ${side * 240} ${HEM + 16} ${side * 330} ${HEM - 20}C${side * 296} 760 ${side * 230} 640 ${side * 176} 556C${side * 172} 500 ${side * 176} 440 ${side * 172} 380Z`
    return `<g filter="${lift(sketch, 0.4)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, `<g transform="translate(${side === 1 ? 0 : -340} ${HEM - 30})">${row(340, 76, (index) => (index % 2 === 0 ? paisley(80, palette.accent, palette.second, light) : sprig(74, body, light, 4)))}</g>${tillaLine(palette, `M${side * -10} ${HEM - 130}Q${side * 150} ${HEM - 100} ${side * 330} ${HEM - 150}`, 12)}<g transform="translate(${side * 150} 0)">${folds(sketch, { top: 566, bottom: HEM + 16, narrow: 84, wide: 190, count: 12 })}</g>`, 330)}${tillaLine(palette, `M${side * 2} 560Q${side * 90} 580 ${side * 178} 556`, 22)}`
  }
  const shirt =
    'M-64 -116C-110 -104 -150 -98 -164 -62C-196 10 -226 130 -236 250L-172 266C-164 200 -150 130 -140 80C-134 130 -116 160 -112 190C-126 250 -170 320 -186 430C-120 452 120 452 186 430C170 320 126 250 112 190C116 160 134 130 140 80C150 130 164 200 172 266L236 250C226 130 196 10 164 -62C150 -98 110 -104 64 -116C54 -70 30 -46 0 -44C-30 -46 -54 -70 -64 -116Z'
  const yoke = `${repeat(5, (line) => `<g transform="translate(-150 ${90 + line * 70})">${row(300, 75, () => flower(12, light, palette.accent, body, 7))}</g>`)}<path d="M0 -40V190" stroke="${light}" stroke-width="5"/>${repeat(6, (index) => `<circle cy="${-18 + index * 36}" r="7" fill="${light}"/>`)}`
  return {
    foot: 318,
    garment: `${leg(-1)}${leg(1)}<g filter="${lift(sketch, 0.6)}"><path d="${shirt}" fill="${palette.base}"/></g>${cloth(sketch, shirt, lighter(palette.base, 0.06), `${yoke}${folds(sketch, { top: 120, bottom: 440, narrow: 120, wide: 180, count: 9, depth: 0.6 })}`, 240)}${tillaLine(palette, 'M-64 -114C-54 -70 -30 -46 0 -44C30 -46 54 -70 64 -114', 14)}${tillaLine(palette, 'M-184 422C-120 444 120 444 184 422', 18)}${tillaLine(palette, 'M-236 240L-172 256M236 240L172 256', 14)}`,
  }
})

export const column: Drawer = onForm((sketch, palette) => {
  const shape = `M-84 -112L-64 -118C-56 -60 -30 -22 0 -18C30 -22 56 -60 64 -118L84 -112C100 -70 140 -40 144 0C148 80 120 140 106 190C142 232 180 280 184 384C182 540 158 690 180 ${HEM - 70}C222 ${HEM - 40} 300 ${HEM - 14} 372 ${HEM + 14}C240 ${HEM + 34} -60 ${HEM + 26} -188 ${HEM}C-160 700 -184 540 -184 384C-180 280 -142 232 -106 190C-120 140 -148 80 -144 0C-140 -40 -100 -70 -84 -112Z`
  const shine = `<path d="M-96 10C-118 90 -70 160 -70 210C-110 300 -118 420 -112 560C-108 680 -116 780 -124 860" fill="none" stroke="#ffffff" stroke-width="30" stroke-linecap="round" stroke-opacity="0.3" filter="${blur(sketch, 12)}"/><path d="M60 240C100 330 104 460 96 640" fill="none" stroke="#ffffff" stroke-width="14" stroke-opacity="0.16" filter="${blur(sketch, 9)}"/>`
  const falls = repeat(
    6,
    (index) =>
      `<path d="M${-60 + index * 34} ${440 + index * 20}C${-70 + index * 38} 600 ${-90 + index * 44} 760 ${-110 + index * 70} ${HEM}" fill="none" stroke="#12060a" stroke-opacity="0.3" stroke-width="17" stroke-linecap="round" filter="${blur(sketch, 8)}"/>`,
  )
  return {
    foot: 220,
    garment: `<g filter="${lift(sketch, 0.6)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, `${falls}${shine}<path d="M106 190C40 216 -50 214 -106 190" fill="none" stroke="#12060a" stroke-opacity="0.3" stroke-width="9" filter="${blur(sketch, 4)}"/>`, 200)}<path d="M-64 -116C-56 -60 -30 -22 0 -18C30 -22 56 -60 64 -116" fill="none" stroke="${lighter(palette.base, 0.4)}" stroke-width="5"/>`,
  }
})

export const cape: Drawer = onForm((sketch, palette) => {
  const [, body, light] = metals[palette.metal]
  const wing = (side: 1 | -1) => {
    const shape = `M${side * 14} -124C${side * 60} -120 ${side * 150} -110 ${side * 178} -50C${side * 230} 160 ${side * 280} 520 ${side * 306} ${HEM - 16}C${side * 240} ${HEM + 14} ${side * 150} ${HEM + 16} ${side * 92} ${HEM}C${side * 100} 640 ${side * 96} 300 ${side * 14} -124Z`
    return `<g filter="${lift(sketch, 0.6)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, palette.base, `<g transform="translate(${side * 130} 0)">${folds(sketch, { top: -60, bottom: HEM + 14, narrow: 80, wide: 190, count: 11 })}</g>${tillaLine(palette, `M${side * 16} -124C${side * 100} 300 ${side * 104} 640 ${side * 96} ${HEM}`, 16)}`, 300)}`
  }
  const inner = `M-150 -60H150L190 ${HEM - 20}C80 ${HEM + 8} -80 ${HEM + 8} -190 ${HEM - 20}Z`
  const dress = `M-90 -106C-30 -20 30 -20 90 -106C130 -40 112 120 104 190C150 320 130 640 128 ${HEM - 10}C60 ${HEM + 8} -60 ${HEM + 8} -128 ${HEM - 10}C-130 640 -150 320 -104 190C-112 120 -130 -40 -90 -106Z`
  return {
    foot: 290,
    behind: `<path d="${inner}" fill="${darker(palette.base, 0.45)}"/>`,
    garment: `${cloth(sketch, dress, darker(palette.second, 0.3), folds(sketch, { top: 220, bottom: HEM, narrow: 90, wide: 126, count: 9, depth: 0.7 }), 150)}${wing(-1)}${wing(1)}<path d="M-54 -132C-30 -104 30 -104 54 -132L60 -98C34 -72 -34 -72 -60 -98Z" fill="${darker(palette.base, 0.15)}"/><g filter="${lift(sketch, 0.3)}"><circle cy="-90" r="24" fill="${body}"/></g><g transform="translate(0 -90)">${flower(19, light, palette.accent, body, 8)}</g>`,
  }
})

export const sherwani: Drawer = onForm((sketch, palette) => {
  const [, body, light] = metals[palette.metal]
  const coat =
    'M-46 -150C-40 -128 -58 -118 -70 -114C-120 -104 -160 -96 -178 -56C-186 30 -160 120 -144 190C-156 300 -186 440 -200 596C-130 618 -40 622 -4 612L0 420L4 612C40 622 130 618 200 596C186 440 156 300 144 190C160 120 186 30 178 -56C160 -96 120 -104 70 -114C58 -118 40 -128 46 -150C20 -140 -20 -140 -46 -150Z'
  const sleeve = (side: 1 | -1) => {
    const shape = `M${side * 132} -96C${side * 180} -84 ${side * 208} -50 ${side * 216} 0C${side * 236} 130 ${side * 244} 260 ${side * 238} 392L${side * 168} 392C${side * 172} 260 ${side * 166} 120 ${side * 140} 10Z`
    return `<g filter="${lift(sketch, 0.4)}"><path d="${shape}" fill="${palette.base}"/></g>${cloth(sketch, shape, darker(palette.base, 0.05), `<g transform="translate(${side * 200} 0)">${folds(sketch, { top: -40, bottom: 400, narrow: 30, wide: 40, count: 5, depth: 0.8 })}</g>`, 240)}${tillaLine(palette, `M${side * 168} 376H${side * 238}`, 24)}`
  }
  const trouser = (side: 1 | -1) =>
    cloth(
      sketch,
      `M${side * 4} 560H${side * 116}C${side * 116} 660 ${side * 92} 780 ${side * 80} ${HEM - 10}H${side * 26}C${side * 24} 780 ${side * 14} 660 ${side * 4} 560Z`,
      lighter(palette.ground, 0.2),
      repeat(
        6,
        (index) =>
          `<path d="M${side * 20} ${700 + index * 28}Q${side * 54} ${716 + index * 28} ${side * 96} ${696 + index * 28}" fill="none" stroke="#2a1c14" stroke-opacity="0.3" stroke-width="6" filter="${blur(sketch, 3)}"/>`,
      ),
      120,
    )
  const vine = (side: 1 | -1) =>
    repeat(
      6,
      (index) =>
        `<g transform="translate(${side * 44} ${-30 + index * 84}) rotate(${side * 24})">${sprig(70, body, light, 4)}</g>`,
    )
  return {
    foot: 150,
    garment: `${trouser(-1)}${trouser(1)}${sleeve(-1)}${sleeve(1)}<g filter="${lift(sketch, 0.6)}"><path d="${coat}" fill="${palette.base}"/></g>${cloth(sketch, coat, palette.base, `${vine(-1)}${vine(1)}${repeat(2, (side) => `<g transform="translate(${side === 0 ? -196 : 6} 566)">${row(190, 62, (index) => (index % 2 === 0 ? paisley(58, palette.accent, palette.second, light) : flower(14, light, palette.accent, body, 7)))}</g>`)}${folds(sketch, { top: 230, bottom: 612, narrow: 140, wide: 196, count: 9, depth: 0.7 })}<path d="M-120 -60C-140 40 -112 120 -104 190" fill="none" stroke="#ffffff" stroke-width="22" stroke-opacity="0.26" filter="${blur(sketch, 10)}"/>`, 200)}${tillaLine(palette, 'M-12 -108V606', 15)}${repeat(
      9,
      (index) =>
        `<g transform="translate(10 ${-76 + index * 58})"><circle r="11" fill="${linear(sketch, -10, -10, 10, 10, [
          [0, light],
          [1, metals[palette.metal][0]],
        ])}"/></g>`,
    )}<path d="M-50 -156C-24 -142 24 -142 50 -156L56 -104C24 -88 -24 -88 -56 -104Z" fill="${darker(palette.base, 0.12)}"/>${tillaLine(palette, 'M-54 -112C-24 -96 24 -96 54 -112', 11)}${tillaLine(palette, 'M-50 -148C-24 -134 24 -134 50 -148', 9)}<g transform="translate(-104 10)">${flower(20, light, palette.accent, body, 8)}</g>`,
  }
})
