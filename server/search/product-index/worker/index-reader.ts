/** A worker thread that searches the index in shared memory. */
import { answerTasks } from '#server/platform/answer-tasks.ts'
import { findInSegments } from '../find.rules.ts'
import { flag, type Segment } from '../segment.rules.ts'
import type { ReaderTask } from './index-messages.ts'

let segments: Segment[] = []

answerTasks<ReaderTask>((task) => {
  if (task.kind === 'find') return findInSegments(segments, task.query)
  segments = task.segments
  for (const { flags } of segments)
    for (let slot = 0; slot < flags.length; slot++) if (flags[slot]! & flag.replaced) flags[slot]! &= ~flag.listed
  return undefined
})
