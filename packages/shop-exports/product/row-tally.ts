import type { RowCount } from '../exported-product.ts'

/** Every row of a source is accounted for once: as its product's, a variant's, a part of one, or lost by name. */
export class RowTally {
  #read = 0
  #accounted = 0
  #isCut = false

  /** A row of a table or a record of a document was read. */
  read(): void {
    this.#read++
  }

  account(rows: RowCount): void {
    this.#accounted += rows.products + rows.variants + rows.parts + rows.lost
  }

  /** A file ended early, and its error says so: what its reader had gathered is not counted. */
  cut(): void {
    this.#isCut = true
  }

  /** @throws Error where a row has vanished or is counted twice: an error of the reader, never of the file */
  check(): void {
    if (this.#accounted !== this.#read && !this.#isCut)
      throw new Error(`Of ${this.#read} rows ${this.#accounted} are accounted for: a reader of the import is wrong`)
  }
}
