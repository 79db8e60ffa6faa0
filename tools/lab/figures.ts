/** What a scenario measured beside what it should be. */
export interface Figure {
  name: string
  asked: string
  seen: string
  isRight: boolean
}

/** A number that must not be above the one asked. @param unit such as `s` */
export function atMost(name: string, most: number, seen: number, unit = ''): Figure {
  const text = (value: number) => `${Math.round(value * 100) / 100}${unit && ` ${unit}`}`
  return { name, asked: most === 0 ? '0' : `<= ${text(most)}`, seen: text(seen), isRight: seen <= most }
}

export function atLeast(name: string, least: number, seen: number, unit = ''): Figure {
  const text = (value: number) => `${Math.round(value * 100) / 100}${unit && ` ${unit}`}`
  return { name, asked: `>= ${text(least)}`, seen: text(seen), isRight: seen >= least }
}

/** What is only told: nothing is asked of it. */
export const noted = (name: string, seen: string | number): Figure => ({ name, asked: '-', seen: String(seen), isRight: true })

export function figuresTable(figures: readonly Figure[]): string {
  const widest = (column: (figure: Figure) => string) => Math.max(...figures.map((figure) => column(figure).length))
  const [name, asked] = [widest((figure) => figure.name), widest((figure) => figure.asked)]
  return figures
    .map((figure) => `${figure.isRight ? ' ' : '✗'} ${figure.name.padEnd(name)}  ${figure.asked.padEnd(asked)}  ${figure.seen}`)
    .join('\n')
}
