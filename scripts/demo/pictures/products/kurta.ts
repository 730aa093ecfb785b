import { darker, lighter, metals } from '../color.ts'
import type { Drawer } from '../family.ts'
import { flower, paisley, petals, row, sprig } from '../motif.ts'
import { blur, clip, lift, linear } from '../paint.ts'
import { repeat } from '../sketch.ts'
import { cotton } from '../texture.ts'

/** A straight kurta laid flat, arms a little off, seen from above; middle at x = 0. */
const SHAPE =
  'M-100 0C-60 34 60 34 100 0C150 8 196 22 226 44C300 150 372 280 420 410L326 462C286 380 248 316 214 262C214 420 232 640 250 892C120 914 -120 914 -250 892C-232 640 -214 420 -214 262C-248 316 -286 380 -326 462L-420 410C-372 280 -300 150 -226 44C-196 22 -150 8 -100 0Z'

export const kurta: Drawer = {
  setting: 'flat',
  focus: [600, 480],
  tall: true,
  scale: 1.1,
  draw: (sketch, palette) => {
    const { base, second, accent, ground } = palette
    const [, body, light] = metals[palette.metal]
    const cut = clip(sketch, `<path d="${SHAPE}"/>`)
    const paint = linear(sketch, -400, 0, 400, 900, [
      [0, lighter(base, 0.28)],
      [0.45, base],
      [1, darker(base, 0.26)],
    ])
    const yoke = `<path d="M-118 0H118V250C70 300 -70 300 -118 250Z" fill="${ground}"/><path d="M-118 0V250C-70 300 70 300 118 250V0" fill="none" stroke="${light}" stroke-width="7"/><path d="M-104 0V244C-62 286 62 286 104 244V0" fill="none" stroke="${second}" stroke-width="4"/>${repeat(3, (line) => `<g transform="translate(-104 ${86 + line * 62})">${row(208, 52, (index) => ((index + line) % 2 === 0 ? flower(19, second, accent, base, 7) : `<g transform="translate(0 24)">${sprig(46, body, accent, 3)}</g>`))}</g>`)}`
    const scatter = repeat(6, (line) =>
      repeat(5, (column) => {
        const x = -184 + column * 92 + (line % 2) * 46
        const y = 356 + line * 80
        return `<g transform="translate(${x} ${y})">${petals(6, 15, 5, lighter(base, 0.42))}<circle r="4" fill="${accent}"/></g>`
      }),
    )
    const hem = `<rect x="-270" y="790" width="540" height="130" fill="${ground}"/><rect x="-270" y="790" width="540" height="6" fill="${light}"/><g transform="translate(-250 896)">${row(500, 72, (index) => (index % 2 === 0 ? paisley(82, second, accent, light) : sprig(70, body, second, 4)))}</g>`
    const cuffs = repeat(
      2,
      (side) =>
        `<g transform="scale(${side === 0 ? 1 : -1} 1) translate(373 436) rotate(-29)"><rect x="-64" y="-62" width="132" height="58" fill="${ground}"/><rect x="-64" y="-62" width="132" height="5" fill="${light}"/><g transform="translate(-60 -30)">${row(120, 30, () => petals(6, 12, 4, second))}</g></g>`,
    )
    const neck = `<path d="M-66 -6C-60 60 -32 92 -4 96L0 208L4 96C32 92 60 60 66 -6Z" fill="${darker(base, 0.5)}"/><path d="M-66 -6C-60 60 -32 92 -4 96L0 208L4 96C32 92 60 60 66 -6" fill="none" stroke="${light}" stroke-width="6"/>${repeat(3, (index) => `<circle cx="15" cy="${118 + index * 34}" r="8" fill="${light}"/><circle cx="15" cy="${118 + index * 34}" r="3.4" fill="${body}"/>`)}`
    const creases = `<g filter="${blur(sketch, 9)}" fill="none" stroke-linecap="round"><path d="M-204 250C-150 240 -110 220 -80 190M204 250C150 240 110 220 80 190" stroke="#0c0608" stroke-opacity="0.28" stroke-width="15"/><path d="M-150 330C-160 500 -176 700 -186 890M150 330C164 520 170 700 190 890M-40 330C-50 540 -40 720 -56 900M60 380C70 560 60 740 76 900" stroke="#0c0608" stroke-opacity="0.22" stroke-width="18"/><path d="M-100 330C-112 520 -116 720 -130 890M110 340C120 540 120 740 134 890M10 340C4 540 14 720 8 900" stroke="#ffffff" stroke-opacity="0.2" stroke-width="18"/><path d="M-240 70C-300 190 -350 300 -386 410M240 70C300 190 350 300 386 410" stroke="#ffffff" stroke-opacity="0.22" stroke-width="20"/></g>`
    return `<g transform="translate(600 296)"><g filter="${lift(sketch, 1.2)}"><path d="${SHAPE}" fill="${paint}"/></g><g clip-path="${cut}"><g filter="${cotton(sketch)}"><path d="${SHAPE}" fill="${paint}"/>${scatter}${hem}${cuffs}${yoke}</g>${neck}${creases}</g></g>`
  },
}
