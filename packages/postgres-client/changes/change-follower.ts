import { ReadHistory, type Position } from './read-history.ts'

/** How much of the database's history a reader has seen: every transaction below `xmin` has ended, none from `xmax` on. And which history it is. */
export interface Snapshot extends Position {
  xmin: number
  xmax: number
}

/** A change, by the transaction that wrote it. */
export interface NotedChange {
  changedBy: number
}

interface Selected<Change> extends Snapshot {
  /** The changes that the snapshot sees, by transactions from `since` on. */
  changes: Change[]
  /** Of transactions below it changes may have been deleted; absent where none are. */
  changesSince?: number
}

export interface ChangeFollowerOptions<Change> {
  select(since: number): Promise<Selected<Change>>
  /** The id of what changed; null for a change of nothing that has one. */
  idOf(change: Change): number | null
  /** Tells changes apart that are seen again, because older transactions had not ended. */
  keyOf(change: Change): string | number
  /** Those of some marks of the database's history that it has. */
  presentMarks(marks: string[]): Promise<ReadonlySet<string>>
}

export interface FollowedChanges<Change> {
  snapshot: Snapshot
  /** Those that were not seen before. */
  fresh: Change[]
  /** Another server was promoted: what it may have otherwise, which is read again. */
  lost: ReadonlySet<number>
  isRecovered: boolean
  /** All that is to be read. */
  ids: ReadonlySet<number>
  /** They were read: the next run goes on from here. */
  done(): void
}

/**
 * Follows changes without missing one: transactions end in another order than they begin, so each run reads again from the oldest that had not
 * ended, and leaves out what it has seen. A promoted standby may lack the last ones (`ReadHistory`).
 */
export class ChangeFollower<Change extends NotedChange> {
  /** The transaction up to which everything was read; undefined before the first time. */
  since: number | undefined
  private readonly options: ChangeFollowerOptions<Change>
  /** Changes above `since` that were read already. */
  private seen = new Set<string | number>()
  private readonly read = new ReadHistory()

  constructor(options: ChangeFollowerOptions<Change>) {
    this.options = options
  }

  /** Everything was read as of a snapshot. @param since up to where, if not up to the snapshot */
  begin(snapshot: Snapshot, since = snapshot.xmin): void {
    this.since = since
    this.seen = new Set()
    this.read.begin(snapshot, since)
  }

  /** What has changed since the last run that was done; undefined where everything must be read again. */
  async next(): Promise<FollowedChanges<Change> | undefined> {
    const { select, idOf, keyOf, presentMarks } = this.options
    if (this.since === undefined) return undefined
    let selected = await select(this.since)
    let lost: ReadonlySet<number> = new Set()
    const isRecovered = !this.read.isContinued(selected)
    if (isRecovered) {
      const from = await this.read.recover(presentMarks, selected)
      if (!from) return undefined
      this.since = from.since
      this.seen = new Set()
      lost = from.ids
      selected = await select(this.since)
    }
    const { changes, changesSince = 0, ...snapshot } = selected
    // A restored database has another history; and changes that are deleted cannot be followed.
    if (this.since > snapshot.xmax || this.since < changesSince) return undefined
    const fresh = changes.filter((change) => !this.seen.has(keyOf(change)))
    const ids = new Set([...lost, ...fresh.flatMap((change) => idOf(change) ?? [])])
    this.read.note(snapshot, this.since, ids)
    return {
      ...{ snapshot, fresh, lost, isRecovered, ids },
      done: () => {
        this.since = snapshot.xmin
        this.seen = new Set(changes.filter(({ changedBy }) => changedBy >= snapshot.xmin).map(keyOf))
      },
    }
  }
}
