/** The worker thread that builds the index from the database and follows its changes. */
import { workerData } from 'node:worker_threads'
import { answerTasks } from '#server/platform/answer-tasks.ts'
import { collectGarbage } from '#server/platform/collect-garbage.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { Follower } from '../follower.ts'
import type { WriterData, WriterTask } from './index-messages.ts'

const { connection, revision, file } = workerData as WriterData
const follower = new Follower({ db: openDatabase(connection), revision, file })

let isBuilt = false

answerTasks<WriterTask>(async (task) => {
  const answer = await follower.answer(task)
  if (task.kind === 'load') return answer
  // Of the first build as much is left over as the index has.
  if (!isBuilt) setImmediate(collectGarbage)
  isBuilt = true
  return answer
})
