/** A worker thread that searches the index in shared memory. */
import { answerTasks } from '#server/platform/answer-tasks.ts'
import { IndexReader } from '../index-reader.ts'
import type { ReaderTask } from './index-messages.ts'

const reader = new IndexReader()

answerTasks<ReaderTask>((task) => reader.answer(task))
