/** One measured figure beside its target. */
export interface Figure {
  name: string
  measured: string
  target: string
  met: boolean
}

const figures: Figure[] = []

/** Prints a figure at once and keeps it for the summary. */
export const report = (name: string, measured: string, target: string, met: boolean): void => {
  figures.push({ name, measured, target, met })
  console.log(`  ${met ? '✓' : '✗'} ${name}: ${measured} (target ${target})`)
}

/** A figure without a target of its own, such as a yardstick. */
export const note = (name: string, measured: string): void => console.log(`    ${name}: ${measured}`)

export const section = (title: string): void => console.log(`\n${title}`)

/** Prints all figures as a table. Returns whether every target was met. */
export const summary = (): boolean => {
  const width = Math.max(...figures.map((figure) => figure.name.length))
  console.log('\nFigures and targets')
  for (const figure of figures) {
    console.log(
      `${figure.met ? '✓' : '✗'} ${figure.name.padEnd(width)}  ${figure.measured.padEnd(34)}  ${figure.target}`,
    )
  }
  return figures.every((figure) => figure.met)
}

/** Returns the value below which a share of the samples lies. */
export const percentile = (samples: number[], share: number): number =>
  samples.toSorted((a, b) => a - b)[Math.min(samples.length - 1, Math.floor(samples.length * share))] ?? 0

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`
export const perSecond = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`
export const times = (value: number): string => `${value.toFixed(value < 3 ? 2 : 1)}×`
