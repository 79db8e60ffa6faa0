import { Finder } from '../find/finder.ts'
import { groupCounts } from '../find/group-counts.ts'
import type { Layout } from '../schema/layout.ts'
import { flag, type Segment } from '../segments/segment.ts'
import type { ReaderTask } from './messages.ts'

/** Searches the segments that it was given last. */
export class IndexReader {
  private segments: readonly Segment[] = []
  private readonly finder: Finder

  constructor(layout: Layout) {
    this.finder = new Finder(layout)
  }

  answer(task: ReaderTask): unknown {
    if (task.kind === 'find') return this.finder.find(this.segments, task.query)
    if (task.kind === 'countGroups') return task.words.map((word) => groupCounts(this.segments, word))
    this.segments = task.segments
    hideReplaced(task.segments)
    return undefined
  }
}

/** Hides what newer segments have. */
export function hideReplaced(segments: readonly Segment[]): void {
  for (const { flags } of segments)
    for (let slot = 0; slot < flags.length; slot++) if (flags[slot]! & flag.replaced) flags[slot]! &= ~flag.listed
}
