import type { XmlNode } from './xml-records.ts'

/** Names that are counted: a document may invent as many as it likes. */
const mostNames = 500

/** Elements of records that no reader asks for, and how many of them hold something. */
export class UnusedElements {
  readonly #read: ReadonlySet<string>
  readonly #values = new Map<string, number>()

  /** @param read names of the elements that are read, with those of a dialect whose case does not count in small letters */
  constructor(read: ReadonlySet<string>) {
    this.#read = read
  }

  count({ children }: XmlNode): void {
    for (const { name, text, children: below, attributes } of children) {
      if (this.#read.has(name) || this.#read.has(name.toLowerCase())) continue
      if (below.length === 0 && text.trim() === '' && Object.keys(attributes).length === 0) continue
      const counted = this.#values.get(name)
      if (counted !== undefined || this.#values.size < mostNames) this.#values.set(name, (counted ?? 0) + 1)
    }
  }

  withValues(): { name: string; values: number }[] {
    return [...this.#values].map(([name, values]) => ({ name, values }))
  }
}
