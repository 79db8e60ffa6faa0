import { answerTasks } from '@kalata/worker-tasks/answer-tasks.ts'
import { Layout } from '../schema/layout.ts'
import type { IndexSchema } from '../schema/schema.ts'
import { IndexReader } from './index-reader.ts'
import type { ReaderTask } from './messages.ts'

/** The code of a worker thread that searches an index in shared memory: called by the user's file that the thread is started with. */
export function serveReader(schema: IndexSchema): void {
  const reader = new IndexReader(new Layout(schema))
  answerTasks<ReaderTask>((task) => reader.answer(task))
}
