/** The rows of one product, under its id. */
type Grouped<Row> = [id: string, rows: Row[]]

/** Rows of a feed, an offer each, by the group that they name: the offers of a group are variants of one product, a row without a group is a product. */
export class OfferGroups<Row> {
  readonly #groups = new Map<string, Row[]>()
  readonly #ungrouped = new Set<string>()

  /**
   * @param id of the offer
   * @param group '' for none
   * @returns what is complete: a row without a group
   */
  push(row: Row, id: string, group: string): Grouped<Row>[] {
    if (!group) {
      this.#ungrouped.add(id)
      return [[id, [row]]]
    }
    const rows = this.#groups.get(group)
    if (rows) rows.push(row)
    else this.#groups.set(group, [row])
    return []
  }

  /** The groups, as the first row of each came. Feeds number groups and offers apart: a group with the number of an offer is another product. */
  end(): Grouped<Row>[] {
    return [...this.#groups].map(([group, rows]) => [this.#ungrouped.has(group) ? `group ${group}` : group, rows])
  }
}
