import { InlineTasks } from '@kalata/worker-tasks/inline-tasks.ts'
import type { TaskRunner } from '@kalata/worker-tasks/task-runner.ts'
import { WorkerThread } from '@kalata/worker-tasks/worker-thread.ts'
import { Follower } from '../follow/follower.ts'
import type { IndexSource } from '../follow/index-source.ts'
import { Layout } from '../schema/layout.ts'
import type { IndexSchema } from '../schema/schema.ts'
import { shared } from '../segments/segment.ts'
import { IndexReader } from './index-reader.ts'
import type { ReaderAnswers, ReaderTask, WriterAnswers, WriterTask } from './messages.ts'
import type { WriterData } from './serve-writer.ts'

/** Who writes an index, and who searches it. */
export interface IndexRunners {
  writer: TaskRunner<WriterTask, WriterAnswers>
  reader: TaskRunner<ReaderTask, ReaderAnswers>
  /** One number in shared memory: grows with every change of what searches find. */
  revision: Int32Array
}

/** Both in the calling thread: for some thousand products, where threads would cost 60 MB and a message a search. */
export function inlineRunners(schema: IndexSchema, source: IndexSource): IndexRunners {
  const [layout, revision] = [new Layout(schema), shared(Int32Array, 1)]
  const [follower, reader] = [new Follower({ layout, source, revision }), new IndexReader(layout)]
  return {
    writer: new InlineTasks<WriterTask, WriterAnswers>((task) => follower.answer(task)),
    reader: new InlineTasks<ReaderTask, ReaderAnswers>((task) => reader.answer(task)),
    revision,
  }
}

export interface ThreadsOptions<Source> {
  /** The files of the threads, which call `serveWriter` and `serveReader`. */
  writer: URL
  reader: URL
  /** What the writer opens its source by: a copy is sent. */
  source: Source
  /** Where the index is saved. */
  file: string
}

/** A thread for each. */
export function threadRunners<Source>({ writer, reader, source, file }: ThreadsOptions<Source>): IndexRunners {
  const revision = shared(Int32Array, 1)
  // The arrays lie outside of the heaps; a small young generation keeps a thread small.
  const resourceLimits = { maxYoungGenerationSizeMb: 4 }
  const workerData = { source, revision, file } satisfies WriterData<Source>
  return {
    writer: new WorkerThread<WriterTask, WriterAnswers>({ file: writer, workerData, resourceLimits }),
    reader: new WorkerThread<ReaderTask, ReaderAnswers>({ file: reader, resourceLimits }),
    revision,
  }
}
