import { darker, lighter } from '../color.ts'
import { blur, lift, linear, radial } from '../paint.ts'
import { n, repeat } from '../sketch.ts'
import { clayBowlOf, handiOf, karahiOf } from './crockery.ts'
import { chili, leaf, lemonWedge, lump, pool, sliver, spread, sprigOf } from './garnish.ts'
import { at, dish, lying } from './serving.ts'

export const chops = dish(karahiOf, (sketch) => {
  const chop = () =>
    `<path d="M60 -20C130 -40 200 -62 262 -98C276 -110 292 -92 284 -78C300 -70 292 -50 272 -56C214 -20 150 10 84 34Z" fill="${linear(
      sketch,
      60,
      -60,
      260,
      0,
      [
        [0, '#d9c7a4'],
        [0.5, '#f6ecd6'],
        [1, '#b89a6a'],
      ],
    )}"/><path d="M-96 -40C-70 -104 40 -108 82 -58C118 -14 92 74 20 92C-56 108 -124 40 -96 -40Z" fill="${radial(
      sketch,
      0,
      0,
      120,
      [
        [0, '#a8572f'],
        [0.55, '#7a3618'],
        [1, '#32140a'],
      ],
      -30,
      -40,
    )}"/><path d="M-96 -40C-70 -104 40 -108 82 -58" fill="none" stroke="#e9c58e" stroke-width="13" stroke-linecap="round" opacity="0.8"/>${repeat(5, (index) => `<path d="M${-70 + index * 32} ${-50 + index * 8}l26 96" stroke="#1d0a05" stroke-width="9" stroke-linecap="round" opacity="0.6"/>`)}<ellipse cx="-26" cy="-44" rx="36" ry="12" fill="#ffe2bd" opacity="0.65" transform="rotate(-20)" filter="${blur(sketch, 3)}"/>`
  return `<circle r="342" fill="${radial(sketch, -60, -80, 380, [
    [0, '#6b3a1c'],
    [1, '#23120a'],
  ])}"/>${repeat(6, (index) => at(Math.round(Math.cos(index * 1.047) * 132), Math.round(Math.sin(index * 1.047) * 132), index * 60 - 10, lying(sketch, chop(), 0.5)))}${spread(sketch, 10, 150, () => sliver(60, '#f3dfae'))}${at(-40, 30, 20, lying(sketch, chili(190), 0.3))}${at(50, -30, 130, lying(sketch, chili(170), 0.3))}${at(0, 4, 0, lying(sketch, sprigOf(86), 0.3))}`
})

export const handi = dish(handiOf, (sketch) => {
  const curry = pool(sketch, 350, '#d07a2a', '#f6c56a', 34)
  const piece = () =>
    `${lump(sketch, sketch.between(74, 94), sketch.between(60, 76), '#d98f45', 0.6)}<path d="M-50 16C-20 46 30 44 58 10" fill="none" stroke="#8f4413" stroke-width="12" opacity="0.5" filter="${blur(sketch, 5)}"/>`
  const cream = `<path d="M-210 -20C-160 -150 40 -190 140 -90C220 -6 150 150 10 160C-110 168 -160 60 -90 -10C-40 -60 60 -40 64 30" fill="none" stroke="#fff3dc" stroke-width="26" stroke-linecap="round" opacity="0.92"/>`
  return `${curry}${spread(sketch, 8, 246, () => lying(sketch, piece(), 0.4))}<g filter="${blur(sketch, 1.5)}">${cream}</g><g filter="${lift(sketch, 0.3)}">${spread(sketch, 14, 180, () => sliver(74, '#f6e2a8'))}</g>${at(-130, 150, 24, lying(sketch, chili(190), 0.3))}${at(150, -140, 200, lying(sketch, chili(200), 0.3))}${at(176, 140, 100, lying(sketch, sprigOf(84), 0.3))}${at(-190, -130, 10, lying(sketch, sprigOf(70), 0.3))}`
})

export const nihari = dish(clayBowlOf, (sketch) => {
  const broth = pool(sketch, 350, '#7a2a10', '#e0641f', 60)
  const meat = (rx: number, ry: number) =>
    `${lump(sketch, rx, ry, '#6b3018', 0.5)}${repeat(6, (index) => `<path d="M${n(-rx * 0.7 + index * rx * 0.26)} ${n(-ry * 0.5)}q${n(rx * 0.1)} ${n(ry * 0.5)} 0 ${n(ry)}" fill="none" stroke="#3a160a" stroke-width="6" opacity="0.5"/>`)}`
  const bone = `${lump(sketch, 82, 78, '#e9d9ba', 0.6)}<circle r="46" fill="#c9a87c"/><circle r="38" fill="${radial(
    sketch,
    -8,
    -10,
    44,
    [
      [0, '#f6d9a8'],
      [1, '#a86a35'],
    ],
  )}"/>`
  return `${broth}${at(-110, -60, 20, lying(sketch, meat(150, 110), 0.4))}${at(120, 90, -30, lying(sketch, meat(140, 96), 0.4))}${at(96, -130, 0, lying(sketch, bone, 0.4))}<g filter="${lift(sketch, 0.35)}">${at(
    -40,
    20,
    0,
    spread(sketch, 17, 110, () => sliver(92, '#f6e2a8')),
  )}</g>${at(-170, 140, -30, lying(sketch, chili(170), 0.3))}${at(-210, 40, 60, lying(sketch, chili(140), 0.3))}${at(60, 214, 16, lying(sketch, lemonWedge(74), 0.4))}${spread(sketch, 12, 280, () => leaf(50))}`
})

export const kheer = dish(clayBowlOf, (sketch) => {
  const cream = `<circle r="350" fill="${radial(
    sketch,
    0,
    0,
    350,
    [
      [0, '#fffaf0'],
      [0.7, '#f6ead2'],
      [1, '#cdb48c'],
    ],
    -90,
    -110,
  )}"/>${spread(sketch, 150, 336, () => `<ellipse rx="13" ry="6" fill="${sketch.random() < 0.5 ? '#fffdf6' : '#e6d5b2'}" opacity="0.85"/>`)}`
  const foil = repeat(
    3,
    (index) =>
      `<path transform="translate(${-96 + index * 96} ${-20 + (index % 2) * 60}) rotate(${index * 50})" d="M-70 -34L-10 -58L58 -30L74 24L6 54L-56 30Z" fill="${linear(
        sketch,
        -70,
        -50,
        70,
        50,
        [
          [0, '#ffffff'],
          [0.4, '#cfd4d9'],
          [0.6, '#f4f6f7'],
          [1, '#a4abb2'],
        ],
      )}" opacity="0.92"/>`,
  )
  const rose = (index: number) =>
    `<path d="M0 30C-34 18 -34 -24 0 -32C34 -24 34 18 0 30Z" fill="${index % 2 === 0 ? '#c23a5c' : '#e0718c'}"/><path d="M-4 -24C-14 -6 -10 12 0 24" fill="none" stroke="${darker('#c23a5c', 0.3)}" stroke-width="3" opacity="0.5"/>`
  return `${cream}${lying(sketch, foil, 0.2)}<g filter="${lift(sketch, 0.3)}">${spread(sketch, 24, 210, (index) => sliver(index % 3 === 0 ? 44 : 56, index % 3 === 0 ? '#f0dcb0' : lighter('#7f9a3a', 0.1)))}${spread(sketch, 7, 190, rose)}</g>`
})
