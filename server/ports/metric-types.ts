type Labels = Record<string, string>

/** `{method="GET",route="/api/products"}`; what a value contains never breaks the line. */
const labelText = (labels: Labels): string => {
  const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

/** Something that is shown at `/metrics`, as Prometheus reads it. */
export interface Metric {
  lines(): string[]
}

/** Counts what happened. */
export class Counter implements Metric {
  readonly #name: string
  readonly #help: string
  readonly #values = new Map<string, number>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  add(labels: Labels = {}): void {
    const key = labelText(labels)
    this.#values.set(key, (this.#values.get(key) ?? 0) + 1)
  }

  lines(): string[] {
    const values = this.#values.size > 0 ? [...this.#values] : ([['', 0]] as const)
    return [
      `# HELP ${this.#name} ${this.#help}`,
      `# TYPE ${this.#name} counter`,
      ...values.map(([key, value]) => `${this.#name}${key} ${value}`),
    ]
  }
}

interface Distribution {
  labels: Labels
  /** How many fell into each bucket, not summed up. */
  counts: number[]
  count: number
  sum: number
}

/** Counts how long things took, in seconds. */
export class Histogram implements Metric {
  readonly #name: string
  readonly #help: string
  readonly #bounds: readonly number[]
  readonly #values = new Map<string, Distribution>()

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.#name = name
    this.#help = help
    this.#bounds = bounds
  }

  observe(seconds: number, labels: Labels = {}): void {
    const key = labelText(labels)
    let value = this.#values.get(key)
    if (!value) {
      value = { labels, counts: this.#bounds.map(() => 0), count: 0, sum: 0 }
      this.#values.set(key, value)
    }
    const bucket = this.#bounds.findIndex((bound) => seconds <= bound)
    if (bucket >= 0) value.counts[bucket] = (value.counts[bucket] ?? 0) + 1
    value.count++
    value.sum += seconds
  }

  lines(): string[] {
    const name = this.#name
    const lines = [`# HELP ${name} ${this.#help}`, `# TYPE ${name} histogram`]
    for (const { labels, counts, count, sum } of this.#values.values()) {
      let below = 0
      for (const [index, bound] of this.#bounds.entries()) {
        below += counts[index] ?? 0
        lines.push(`${name}_bucket${labelText({ ...labels, le: String(bound) })} ${below}`)
      }
      lines.push(`${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`)
      lines.push(`${name}_sum${labelText(labels)} ${sum}`, `${name}_count${labelText(labels)} ${count}`)
    }
    return lines
  }
}

/** A figure as it is now. */
export const gaugeLines = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
]
