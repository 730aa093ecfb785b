import { darker, lighter } from '../color.ts'
import { blur, lift, linear } from '../paint.ts'
import { n, type Sketch } from '../sketch.ts'

/** Moulded plastic or anodised metal, lit from the upper left. */
export const shell = (sketch: Sketch, color: string, x1: number, y1: number, x2: number, y2: number) =>
  linear(sketch, x1, y1, x2, y2, [
    [0, lighter(color, 0.34)],
    [0.12, lighter(color, 0.16)],
    [0.5, color],
    [0.88, darker(color, 0.3)],
    [1, darker(color, 0.5)],
  ])

/** A line of light along an edge. */
export const edge = (sketch: Sketch, path: string, width: number, opacity = 0.7) =>
  `<path d="${path}" fill="none" stroke="#ffffff" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}" filter="${blur(sketch, 2)}"/>`

/** An oval socket with its tongue. */
export const usbC = (x: number, y: number, width: number) => {
  const h = width * 0.36
  return `<rect x="${n(x - width / 2)}" y="${n(y - h / 2)}" width="${n(width)}" height="${n(h)}" rx="${n(h / 2)}" fill="#0d0f12"/><rect x="${n(x - width / 2)}" y="${n(y - h / 2)}" width="${n(width)}" height="${n(h)}" rx="${n(h / 2)}" fill="none" stroke="#aeb5bb" stroke-width="4"/><rect x="${n(x - width * 0.3)}" y="${n(y - h * 0.12)}" width="${n(width * 0.6)}" height="${n(h * 0.24)}" fill="#7d858c"/>`
}

/** A braided cord along a path. */
export const cord = (sketch: Sketch, path: string, color: string, width: number) =>
  `<g filter="${lift(sketch, 0.45)}"><path d="${path}" fill="none" stroke="${darker(color, 0.5)}" stroke-width="${width + 5}" stroke-linecap="round"/></g><path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="${n(width * 0.86)}" stroke-dasharray="3 6" opacity="0.5"/><path d="${path}" fill="none" stroke="#ffffff" stroke-width="${n(width * 0.18)}" transform="translate(${n(-width * 0.2)} ${n(-width * 0.24)})" opacity="0.5" stroke-linecap="round"/>`

/** The plug at a cord's end. */
export const connector = (sketch: Sketch, x: number, y: number, turn: number, color: string) => {
  const metal = linear(sketch, -26, 0, 26, 0, [
    [0, '#7b838a'],
    [0.3, '#ffffff'],
    [0.6, '#c6ccd1'],
    [1, '#6b727a'],
  ])
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><g filter="${lift(sketch, 0.5)}"><rect x="-27" y="-214" width="54" height="70" rx="14" fill="${metal}"/><rect x="-40" y="-150" width="80" height="128" rx="20" fill="${shell(sketch, color, -40, -150, 40, -20)}"/><rect x="-24" y="-30" width="48" height="60" rx="14" fill="${darker(color, 0.2)}"/></g><rect x="-15" y="-212" width="30" height="12" rx="6" fill="#3a4047"/><path d="M-28 -134V-44" stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.5"/></g>`
}
