/** Seconds: the upper bounds of the buckets of durations. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

type Labels = Readonly<Record<string, string | number>>

/** A value at the moment when it is asked for. */
export interface Sample {
  name: string
  labels?: Labels
  value: number
}

interface Series {
  labels: Labels
  count: number
  /** Seconds. */
  sum: number
  /** Observations up to each bound. */
  buckets: number[]
}

/** How long something took, counted by labels whose values are few. */
export class Histogram {
  readonly #name: string
  readonly #help: string
  readonly #series = new Map<string, Series>()

  constructor(name: string, help: string) {
    this.#name = name
    this.#help = help
  }

  observe(labels: Labels, seconds: number): void {
    const key = labelText(labels)
    let series = this.#series.get(key)
    if (!series) this.#series.set(key, (series = { labels, count: 0, sum: 0, buckets: bounds.map(() => 0) }))
    series.count++
    series.sum += seconds
    for (const [index, bound] of bounds.entries()) if (seconds <= bound) series.buckets[index]!++
  }

  text(): string {
    const lines = [...this.#series.values()].flatMap(({ labels, count, sum, buckets }) => [
      ...bounds.map((le, index) => line(`${this.#name}_bucket`, { ...labels, le }, buckets[index]!)),
      line(`${this.#name}_bucket`, { ...labels, le: '+Inf' }, count),
      line(`${this.#name}_sum`, labels, sum),
      line(`${this.#name}_count`, labels, count),
    ])
    return head(this.#name, this.#help, 'histogram') + lines.join('')
  }
}

/** Samples of one name in Prometheus' text format. */
export function samplesText(name: string, help: string, type: 'counter' | 'gauge', samples: Omit<Sample, 'name'>[]): string {
  return head(name, help, type) + samples.map(({ labels, value }) => line(name, labels ?? {}, value)).join('')
}

const head = (name: string, help: string, type: string) => `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
const line = (name: string, labels: Labels, value: number) => `${name}${labelText(labels)} ${value}\n`

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join()}}` : ''
}

const escaped = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
