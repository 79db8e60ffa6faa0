import { workerData } from 'node:worker_threads'
import { answerTasks } from '@kalata/worker-tasks/answer-tasks.ts'
import { collectGarbage } from '@kalata/worker-tasks/collect-garbage.ts'
import { Follower } from '../follow/follower.ts'
import type { IndexSource } from '../follow/index-source.ts'
import { Layout } from '../schema/layout.ts'
import type { IndexSchema } from '../schema/schema.ts'
import type { WriterTask } from './messages.ts'

/** What the thread that writes an index is started with. */
export interface WriterData<Source> {
  /** What the user opens its source by. */
  source: Source
  /** One number in shared memory that grows with every change of the index. */
  revision: Int32Array
  /** Where it is saved. */
  file: string
}

/** The code of the worker thread that builds an index and follows its source: called by the user's file that the thread is started with. */
export function serveWriter<Source>(schema: IndexSchema, open: (source: Source) => IndexSource): void {
  const { source, revision, file } = workerData as WriterData<Source>
  const follower = new Follower({ layout: new Layout(schema), source: open(source), revision, file })
  let isBuilt = false
  answerTasks<WriterTask>(async (task) => {
    const answer = await follower.answer(task)
    // Of the first build as much is left over as the index has.
    if (!isBuilt) setImmediate(collectGarbage)
    isBuilt = true
    return answer
  })
}
