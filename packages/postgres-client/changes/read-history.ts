/** Where in the database's history something was read. */
export interface Position {
  /** Grows with every promotion. */
  timeline: string
  /** The newest mark that was written before; null before the first. */
  mark: string | null
}

/** Marks that a reader remembers: a failover that lost more than what was written between them makes it read everything. */
const remembered = 24

/** Between two marks. */
interface Stage {
  mark: string | null
  /** Transactions below it were read before the stage began. */
  since: number
  /** What was read during it. */
  ids: Set<number>
}

/**
 * What a reader of changes has read, by the marks of the database's history. A promoted standby may lack the last transactions, and gives their numbers
 * to others: what was read of them must be read again, and what has their numbers was not read. The write-ahead log is a line: a standby that has a mark
 * has everything before it.
 */
export class ReadHistory {
  private timeline: string | undefined
  private stages: Stage[] = []

  /** Everything was read again. @param since transactions below it were read */
  begin({ timeline, mark }: Position, since: number): void {
    this.timeline = timeline
    this.stages = [{ mark, since, ids: new Set() }]
  }

  /** Whether the database goes on from what was read. */
  isContinued({ timeline }: Position): boolean {
    return this.timeline === undefined || this.timeline === timeline
  }

  /** Notes what a run has read. @param since up to where the run before had read */
  note({ mark }: Position, since: number, ids: Iterable<number>): void {
    let stage = this.stages.at(-1)
    if (stage?.mark !== mark || !stage) {
      this.stages.push((stage = { mark, since, ids: new Set() }))
      if (this.stages.length > remembered) this.stages.shift()
    }
    for (const id of ids) stage.ids.add(id)
  }

  /**
   * From where to read again after a promotion: the stage before the newest mark that is still there, for the mark and what was committed at the same
   * moment may stand in another order in the log.
   * @param present those of some marks that the database has
   * @returns undefined where everything must be read again
   */
  async recover(
    present: (marks: string[]) => Promise<ReadonlySet<string>>,
    position: Position,
  ): Promise<{ since: number; ids: Set<number> } | undefined> {
    const found = await present(this.stages.flatMap(({ mark }) => mark ?? []))
    const newest = this.stages.findLastIndex(({ mark }) => mark !== null && found.has(mark))
    if (newest < 1) return undefined
    const toRead = this.stages.slice(newest - 1)
    const { since } = toRead[0]!
    const ids = new Set(toRead.flatMap((stage) => [...stage.ids]))
    this.begin(position, since)
    return { since, ids }
  }
}
