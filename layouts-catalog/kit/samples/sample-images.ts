/** A drawing of 800 × 800 units. The thing stands on the line y = 650. */
interface Thing {
  /** Light and dark of the ground behind it. */
  ground: readonly [string, string]
  /** Light and dark of the thing itself, from left to right. */
  body: readonly [string, string]
  /** Half the width of its shadow. */
  shadow: number
  /** Its outline, filled with `body`. */
  shape: string
  /** SVG drawn over the outline. */
  detail?: string
}

const line = (color: string, width: number, path: string) =>
  `<path fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`
const area = (color: string, path: string) => `<path fill="${color}" d="${path}"/>`
const oval = (color: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill="${color}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
const dots = (color: string, radius: number, points: readonly (readonly [number, number])[]) =>
  points.map(([x, y]) => `<circle fill="${color}" cx="${x}" cy="${y}" r="${radius}"/>`).join('')
/** Returns the points of a lattice. Every other row is moved by half a step. */
const lattice = (left: number, top: number, step: number, columns: number, rows: number): [number, number][] =>
  Array.from({ length: rows * columns }, (_, index) => {
    const row = Math.floor(index / columns)
    return [left + (index % columns) * step + (row % 2) * (step / 2), top + row * step * 0.8]
  })

const things = {
  vase: {
    ground: ['#efe7db', '#dccfbd'],
    body: ['#fbf8f2', '#cfc4b4'],
    shadow: 150,
    shape: 'M352 210c0 70-102 120-102 262 0 92 60 178 150 178s150-86 150-178c0-142-102-192-102-262z',
    detail: `${oval('#b9ad9b', 400, 210, 48, 11)}${line('#bfae96', 5, 'M262 420c90 34 186 34 276 0')}${line('#8f9f86', 7, 'M398 206C392 150 372 104 330 66m66 78c10-34 30-60 66-78m-70 118c-16-26-44-44-74-48')}${dots(
      '#a8b59b',
      15,
      [
        [330, 64],
        [464, 64],
        [314, 134],
      ],
    )}`,
  },
  mug: {
    ground: ['#dfe6e4', '#c3cfcd'],
    body: ['#5f8f92', '#2d5558'],
    shadow: 165,
    shape: 'M262 340h250v230c0 50-30 80-78 80h-94c-48 0-78-30-78-80z',
    detail: `${line('#3a6669', 34, 'M514 396h34c46 0 66 30 66 66s-22 68-68 68h-34')}${oval('#20393b', 387, 340, 125, 26)}${oval('#6b4630', 387, 346, 108, 19)}${line('#ffffff50', 12, 'M292 400v150')}`,
  },
  lamp: {
    ground: ['#f3e6cf', '#e0c79d'],
    body: ['#fffaf0', '#ecd3a3'],
    shadow: 120,
    shape: 'M308 180h184l72 220H236z',
    detail: `${area('#7a4e2d', 'M388 400h24l10 90c34 16 44 60 12 100l10 40h-88l10-40c-32-40-22-84 12-100z')}${area('#5c3a20', 'M310 630h180v20H310z')}${line('#ffffff90', 8, 'M322 200l-54 184')}${oval('#fff3d0', 400, 400, 164, 16)}`,
  },
  bowl: {
    ground: ['#e4e7ee', '#c9d0df'],
    body: ['#4d6fb3', '#22396e'],
    shadow: 180,
    shape: 'M180 430h440c0 120-86 208-170 208v12H350v-12c-84 0-170-88-170-208z',
    detail: `${oval('#1a2b54', 400, 430, 220, 48)}${oval('#dfe7f7', 400, 436, 196, 37)}${line('#cfdcf6', 6, 'M214 500c120 52 252 52 372 0M240 548c100 42 220 42 320 0')}${dots(
      '#cfdcf6',
      7,
      [
        [290, 526],
        [345, 540],
        [400, 545],
        [455, 540],
        [510, 526],
      ],
    )}`,
  },
  candle: {
    ground: ['#ece4dd', '#d3c3b4'],
    body: ['#c98f5e', '#8d5a31'],
    shadow: 130,
    shape: 'M282 350h236v270a30 30 0 0 1-30 30H312a30 30 0 0 1-30-30z',
    detail: `${oval('#f6e6cf', 400, 350, 118, 26)}${line('#3b2a1e', 6, 'M400 346v-36')}${area('#f6a531', 'M400 206c34 46 40 66 40 82a40 40 0 0 1-80 0c0-16 6-36 40-82z')}${area('#fff0b8', 'M400 252c14 22 18 32 18 42a18 18 0 0 1-36 0c0-10 4-20 18-42z')}${area('#fbf3e6', 'M318 444h164v110H318z')}${line('#8d5a31', 6, 'M352 484h96M372 514h56')}`,
  },
  cushion: {
    ground: ['#f1e2da', '#dfc2b3'],
    body: ['#c2543b', '#8e2f22'],
    shadow: 210,
    shape: 'M196 268c70-22 338-22 408 0 22 70 22 290 0 372-70 14-338 14-408 0-22-82-22-302 0-372z',
    detail: `${dots('#f3d9b8', 11, lattice(262, 330, 62, 5, 6))}${dots('#27406f', 5, lattice(262, 330, 62, 5, 6))}${line('#f3d9b8', 5, 'M222 296c64-16 292-16 356 0 16 62 16 256 0 316-64 12-292 12-356 0-16-60-16-254 0-316z')}`,
  },
  basket: {
    ground: ['#eee7d6', '#d9cba7'],
    body: ['#d8b26c', '#a67c38'],
    shadow: 190,
    shape: 'M206 360h388l-48 262c-4 20-16 28-34 28H288c-18 0-30-8-34-28z',
    detail: `${line('#8d652a', 20, 'M286 356c0-170 228-170 228 0')}${oval('#7c5722', 400, 360, 194, 32)}${line('#f0d79f', 7, 'M216 420c120 26 248 26 368 0M226 476c114 26 234 26 348 0M236 532c108 24 220 24 328 0M246 588c100 22 208 22 308 0')}${line('#8d652a', 5, 'M276 392l22 250M340 400l10 250M460 400l-10 250M524 392l-22 250')}`,
  },
  plates: {
    ground: ['#e3e8e1', '#c6d1c3'],
    body: ['#fdfcf7', '#d6d3c4'],
    shadow: 230,
    shape:
      'M160 600h480c0 32-60 50-110 50H270c-50 0-110-18-110-50zM166 556h468c0 30-58 46-106 46H272c-48 0-106-16-106-46zM160 512h480c0 30-60 48-110 48H270c-50 0-110-18-110-48z',
    detail: `${oval('#fbfaf4', 400, 470, 244, 78)}${oval('#e7e4d8', 400, 474, 176, 52)}${oval('#f8f6ee', 400, 478, 168, 47)}${line('#6f8a6a', 5, 'M178 470c0-90 444-90 444 0s-444 90-444 0')}${line('#6f8a6a', 6, 'M330 486c40-6 90-10 140-6m-100-2c6-12 16-20 28-24m14 22c8-12 18-18 30-20')}`,
  },
  lantern: {
    ground: ['#3d3348', '#231c2d'],
    body: ['#e6bf62', '#96701f'],
    shadow: 125,
    shape: 'M400 176l120 104v36l-26 24v214l30 40v56H276v-56l30-40V340l-26-24v-36z',
    detail: `${line('#caa04a', 12, 'M400 172c-34 0-44-56 0-56s34 56 0 56')}${area('#fff1c2', 'M336 356h128v190H336z')}${area('#f7b54a', 'M400 420c26 40 30 56 30 70a30 30 0 0 1-60 0c0-14 4-30 30-70z')}${line('#8a6418', 7, 'M336 356h128v190H336zM336 420l128 62M464 420l-128 62')}${dots('#5f430d', 6, lattice(310, 606, 30, 6, 1))}`,
  },
} as const satisfies Record<string, Thing>

export type SampleImageName = keyof typeof things

/** Draws a thing, moved by `x` and scaled about its foot. */
const standing = (name: SampleImageName, x = 0, scale = 1): string => {
  const { body, shadow, shape, detail }: Thing = things[name]
  return `<g transform="translate(${400 + x} 650) scale(${scale}) translate(-400 -650)"><linearGradient id="${name}"><stop stop-color="${body[0]}"/><stop offset="1" stop-color="${body[1]}"/></linearGradient><ellipse cx="412" cy="652" rx="${shadow * 1.25}" ry="26" fill="#1a120a" opacity=".22" filter="url(#soft)"/><path fill="url(#${name})" d="${shape}"/>${detail ?? ''}</g>`
}

const scene = (box: string, [light, dark]: readonly [string, string], inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><filter id="soft" x="-30%" y="-200%" width="160%" height="500%"><feGaussianBlur stdDeviation="16"/></filter><radialGradient id="ground" cx=".5" cy=".4" r=".8"><stop stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></radialGradient><path fill="url(#ground)" d="M-800-800h3200v3200H-800z"/><path fill="${dark}" opacity=".45" d="M-800 604h3200v1800H-800z"/>${inside}</svg>`

/** Returns the colour to show while an image loads. */
export const sampleColor = (name: SampleImageName): string => things[name].ground[1]

/** Draws a thing (`vase`), its detail (`vase-near`) or the `cover` as SVG. Returns `undefined` for other names. */
export const sampleImage = (name: string): string | undefined => {
  if (name === 'cover') {
    const row = [
      standing('basket', 40, 0.82),
      standing('vase', 390, 0.98),
      standing('lamp', 700, 1.02),
      standing('bowl', 1020, 0.8),
    ]
    return scene('0 -60 1600 800', ['#f1e8da', '#d8c6ab'], row.join(''))
  }
  const thing = name.replace(/-near$/, '')
  if (!Object.hasOwn(things, thing)) return undefined
  const known = thing as SampleImageName
  return scene(name === thing ? '0 0 800 800' : '190 230 420 420', things[known].ground, standing(known))
}
