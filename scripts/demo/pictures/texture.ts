import { n, type Sketch } from './sketch.ts'

const noiseSeed = (sketch: Sketch) => Math.floor(sketch.between(1, 900))

interface Relief {
  /** Noise frequency along x and y. */
  frequency: [number, number]
  /** How tall the bumps stand. */
  height: number
  octaves?: number
  /** How far the relief goes into the color, 0–1. */
  strength: number
  kind?: 'fractalNoise' | 'turbulence'
  /** Blurs the bumps before they are lit: cloth falls softly, weave does not. */
  soften?: number
}

/** Returns whatever it is applied to a surface: noise, lit from the upper left, laid over the color. */
export const surface = (sketch: Sketch, reliefs: Relief[]): string =>
  sketch.define((id) => {
    const steps = reliefs.map(
      ({ frequency, height, octaves = 3, strength, kind = 'fractalNoise', soften = 0 }, index) => {
        const before = index === 0 ? 'SourceGraphic' : `out${index - 1}`
        const slope = strength * 1.5
        const grey = 0.5 - slope / 2
        return `<feTurbulence type="${kind}" baseFrequency="${frequency[0]} ${frequency[1]}" numOctaves="${octaves}" seed="${noiseSeed(sketch)}" result="n${index}"/>
<feColorMatrix in="n${index}" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0" result="h${index}"/>${soften > 0 ? `<feGaussianBlur in="h${index}" stdDeviation="${n(soften)}" result="h${index}"/>` : ''}
<feDiffuseLighting in="h${index}" surfaceScale="${height}" diffuseConstant="0.59" lighting-color="#ffffff" result="l${index}"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting>
<feComponentTransfer in="l${index}" result="m${index}"><feFuncR type="linear" slope="${n(slope)}" intercept="${n(grey)}"/><feFuncG type="linear" slope="${n(slope)}" intercept="${n(grey)}"/><feFuncB type="linear" slope="${n(slope)}" intercept="${n(grey)}"/></feComponentTransfer>
<feBlend in="m${index}" in2="${before}" mode="soft-light" result="s${index}"/><feComposite in="s${index}" in2="SourceAlpha" operator="in" result="out${index}"/>`
      },
    )
    return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">${steps.join('')}</filter>`
  })

/** Woven cotton with gentle folds. */
export const cotton = (sketch: Sketch): string =>
  surface(sketch, [
    { frequency: [0.0035, 0.006], height: 70, octaves: 2, strength: 0.75, soften: 7 },
    { frequency: [0.35, 0.5], height: 2.2, octaves: 2, strength: 0.7 },
  ])

/** Cloth that hangs: the folds run down. */
export const drape = (sketch: Sketch): string =>
  surface(sketch, [
    { frequency: [0.011, 0.0016], height: 60, octaves: 2, strength: 0.7, soften: 6 },
    { frequency: [0.35, 0.5], height: 2, octaves: 2, strength: 0.6 },
  ])

/** Brushed wool: a coarser, warmer hand. */
export const wool = (sketch: Sketch): string =>
  surface(sketch, [
    { frequency: [0.003, 0.005], height: 84, octaves: 2, strength: 0.75, soften: 8 },
    { frequency: [0.22, 0.34], height: 2.6, octaves: 2, strength: 0.8 },
  ])

export const leather = (sketch: Sketch): string =>
  surface(sketch, [
    { frequency: [0.004, 0.006], height: 50, octaves: 2, strength: 0.7, soften: 8 },
    { frequency: [0.17, 0.17], height: 1.5, octaves: 2, strength: 0.6, kind: 'turbulence' },
  ])

/** Fired clay under glaze: almost even. */
export const clay = (sketch: Sketch): string =>
  surface(sketch, [{ frequency: [0.02, 0.03], height: 6, octaves: 3, strength: 0.5, soften: 1.5 }])

export const plaster = (sketch: Sketch): string =>
  surface(sketch, [{ frequency: [0.007, 0.009], height: 13, octaves: 4, strength: 0.42, soften: 1.2 }])
