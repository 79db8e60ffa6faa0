/** The worker thread that builds the index from the database and follows its changes. */
import { workerData } from 'node:worker_threads'
import { answerTasks } from '#server/platform/answer-tasks.ts'
import { openDatabase } from '#server/platform/db/database.ts'
import { Follower } from '../follower.ts'
import type { WriterData, WriterTask } from './index-messages.ts'

const follower = new Follower(openDatabase((workerData as WriterData).connection))

answerTasks<WriterTask>(({ kind }) => (kind === 'follow' ? follower.follow() : follower.check()))
