import { petals } from './motif.ts'
import { n, repeat } from './sketch.ts'

/** The marks of single trades. */
export type TradeMark =
  | 'awning'
  | 'void'
  | 'pot'
  | 'cup'
  | 'lozenge'
  | 'ticks'
  | 'bolt'
  | 'star'
  | 'moon'
  | 'scissors'
  | 'court'
  | 'pearl'
  | 'heart'

type Mark = (ink: string, light: string, ground: string) => string

const point = (angle: number, r: number) => `${n(Math.sin(angle) * r)} ${n(-Math.cos(angle) * r)}`

/** A star of `count` points. */
const starPath = (count: number, outer: number, inner: number) =>
  `M${Array.from({ length: count * 2 }, (_, index) => point((Math.PI / count) * index, index % 2 === 0 ? outer : inner)).join('L')}Z`

const blade = (side: 1 | -1, ink: string) =>
  `<g transform="rotate(${side * 24})"><path d="M-16 20C-22 -90 -10 -190 16 -244C30 -190 30 -90 20 20Z" fill="${ink}"/><circle cx="${side * -8}" cy="136" r="62" fill="none" stroke="${ink}" stroke-width="26"/><path d="M0 0V76" stroke="${ink}" stroke-width="30" stroke-linecap="round"/></g>`

/** Drawn round the origin within 250, in `ink` and `light` on `ground`. */
export const tradeMarks: Record<TradeMark, Mark> = {
  awning: (ink, light, ground) =>
    `<path d="M-190 -150H190L226 -20H-226Z" fill="${ink}"/>${repeat(3, (index) => `<path d="M${-118 + index * 76} -150H${-80 + index * 78}L${-74 + index * 92} -20H${-138 + index * 92}Z" fill="${ground}"/>`)}${repeat(6, (index) => `<path d="M${-226 + index * 75.3} -20H${n(-226 + (index + 1) * 75.3)}A37.6 40 0 0 1 ${n(-226 + index * 75.3)} -20Z" fill="${index % 2 === 0 ? ink : light}"/>`)}<path d="M-170 60V190H170V60" fill="none" stroke="${ink}" stroke-width="18"/><path d="M-56 190V84H56V190" fill="none" stroke="${light}" stroke-width="14"/>`,
  void: (ink) =>
    `<path d="M120 -170A208 208 0 1 0 200 -60" fill="none" stroke="${ink}" stroke-width="26" stroke-linecap="round"/>`,
  pot: (ink, light, ground) =>
    `<path d="M-196 -40H196C196 90 130 176 0 176C-130 176 -196 90 -196 -40Z" fill="${ink}"/><rect x="-226" y="-82" width="452" height="42" rx="20" fill="${light}"/><path d="M-150 -82C-140 -140 -70 -160 0 -160C70 -160 140 -140 150 -82Z" fill="${ink}"/><circle cy="-184" r="26" fill="${light}"/><path d="M-120 10C-116 70 -90 112 -50 134" fill="none" stroke="${ground}" stroke-width="14" stroke-linecap="round"/>`,
  cup: (ink, light, ground) =>
    `<path d="M-150 -76H150L114 216C112 236 100 244 84 244H-84C-100 244 -112 236 -114 216Z" fill="${ink}"/><path d="M-168 -84C-160 -180 -80 -206 0 -206C80 -206 160 -180 168 -84Z" fill="none" stroke="${ink}" stroke-width="18"/><path d="M30 -90L74 -262" stroke="${light}" stroke-width="30" stroke-linecap="round"/>${[
      [-60, 196],
      [-10, 200],
      [42, 194],
      [-40, 150],
      [16, 152],
      [66, 146],
      [-8, 106],
    ]
      .map(([x = 0, y = 0]) => `<circle cx="${x}" cy="${y}" r="22" fill="${ground}"/>`)
      .join('')}`,
  lozenge: (ink, light) =>
    `<path d="M0 -240L190 0L0 240L-190 0Z" fill="none" stroke="${ink}" stroke-width="14"/><path d="M0 -196L154 0L0 196L-154 0Z" fill="none" stroke="${light}" stroke-width="5"/><path d="M0 -130C46 -70 66 -20 40 36C70 30 78 10 80 -12C104 60 66 130 0 130C-66 130 -104 66 -78 -2C-66 18 -52 24 -38 22C-56 -40 -30 -90 0 -130Z" fill="${ink}"/>`,
  ticks: (ink, light) =>
    `${repeat(9, (index) => `<rect x="${-216 + index * 50}" y="${index % 4 === 0 ? -170 : -60}" width="20" height="${index % 4 === 0 ? 230 : 120}" rx="4" fill="${index === 4 ? light : ink}"/>`)}<rect x="-216" y="96" width="420" height="26" rx="6" fill="${ink}"/>`,
  bolt: (ink, light) =>
    `<path d="M60 -250L-150 40H-20L-60 250L150 -60H20Z" fill="${ink}"/><path d="M36 -190L-92 8" stroke="${light}" stroke-width="10" stroke-linecap="round"/>`,
  star: (ink) =>
    `<path d="M0 -250C16 -70 70 -16 250 0C70 16 16 70 0 250C-16 70 -70 16 -250 0C-70 -16 -16 -70 0 -250Z" fill="${ink}"/>`,
  moon: (ink, light) =>
    `<path d="M70 -220A226 226 0 1 0 214 92A186 186 0 1 1 70 -220Z" fill="${ink}"/><g transform="translate(128 -84)"><path d="${starPath(4, 62, 18)}" fill="${light}"/></g>`,
  scissors: (ink, light) =>
    `${blade(1, ink)}${blade(-1, ink)}<circle r="15" fill="${light}"/><path d="M0 -262V-300M0 270V300" stroke="${light}" stroke-width="8" stroke-dasharray="12 9"/>`,
  court: (ink, light, ground) =>
    `<path d="M-168 -168H168V168H-168Z" fill="${ink}"/><path transform="rotate(45)" d="M-168 -168H168V168H-168Z" fill="${ink}"/><circle r="150" fill="${ground}"/><circle r="134" fill="none" stroke="${light}" stroke-width="5"/>${petals(8, 110, 30, light)}${petals(8, 74, 18, ground)}<circle r="24" fill="${ink}"/>`,
  pearl: (ink, light, ground) =>
    `<ellipse rx="178" ry="236" fill="none" stroke="${ink}" stroke-width="12"/><ellipse rx="150" ry="206" fill="none" stroke="${light}" stroke-width="4"/><circle cy="30" r="92" fill="${light}"/><circle cx="-28" cy="2" r="24" fill="${ground}" opacity="0.35"/><circle cy="-104" r="36" fill="none" stroke="${ink}" stroke-width="14"/><path d="M-30 -52H30" stroke="${ink}" stroke-width="16" stroke-linecap="round"/>`,
  heart: (ink, light, ground) =>
    `<path d="M0 210C-220 60 -230 -70 -170 -134C-110 -194 -30 -166 0 -96C30 -166 110 -194 170 -134C230 -70 220 60 0 210Z" fill="${ink}"/><circle cy="-200" r="36" fill="none" stroke="${light}" stroke-width="16"/><path d="M-120 -70C-112 -104 -84 -116 -60 -108" fill="none" stroke="${ground}" stroke-width="18" stroke-linecap="round"/>`,
}
