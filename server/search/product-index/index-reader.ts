import { findInSegments } from './find.rules.ts'
import { flag, type Segment } from './segment.rules.ts'
import type { ReaderTask } from './worker/index-messages.ts'

/** Searches the segments that it was given last. */
export class IndexReader {
  private segments: Segment[] = []

  answer(task: ReaderTask): unknown {
    if (task.kind === 'find') return findInSegments(this.segments, task.query)
    this.segments = task.segments
    for (const { flags } of this.segments)
      for (let slot = 0; slot < flags.length; slot++) if (flags[slot]! & flag.replaced) flags[slot]! &= ~flag.listed
    return undefined
  }
}
