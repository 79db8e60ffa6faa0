/** Rows of variants that stand in another file than their products, until those are read. */
export interface Combination {
  file: string
  row: { line: number }
}

export class Combinations {
  readonly #rows = new Map<string, Combination[]>()

  /** @param product `id 5` or `reference A-5` */
  add(product: string, combination: Combination): void {
    const rows = this.#rows.get(product)
    if (rows) rows.push(combination)
    else this.#rows.set(product, [combination])
  }

  /** Those of a product by any of its names; nobody else gets them. */
  claim(...names: string[]): Combination[] {
    return names.flatMap((name) => {
      const found = this.#rows.get(name) ?? []
      this.#rows.delete(name)
      return found
    })
  }

  /** Those whose product was in no file. */
  left(): { product: string; file: string; line: number }[] {
    return [...this.#rows].flatMap(([product, rows]) => rows.map(({ file, row: { line } }) => ({ product, file, line })))
  }
}
