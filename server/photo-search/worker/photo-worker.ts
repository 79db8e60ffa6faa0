/** The worker thread of photo search: describes pictures and has the index, so that the main thread answers pages meanwhile. */
import { workerData } from 'node:worker_threads'
import { rejectionOf } from '@kalata/media-store/pictures/inspect-image.ts'
import { UnreadablePicture } from '@kalata/photo-matcher/describe/decode-photo.ts'
import { openNetwork } from '@kalata/photo-matcher/network/onnx-network.ts'
import { PhotoTasks } from '@kalata/photo-matcher/tasks/answer-photo-tasks.ts'
import type { PhotoTask } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { answerTasks } from '@kalata/worker-tasks/answer-tasks.ts'
import sharp from 'sharp'
import { entryFile, projectFile } from '#server/platform/project-files.ts'
import type { PhotoModelSettings } from '#server/platform/settings.ts'
import { lowerThreadPriority } from '@kalata/worker-tasks/thread-priority.ts'

// One thread a picture and no cache of decoded ones, as in the main thread.
sharp.concurrency(1)
sharp.cache(false)
const { photoModel } = workerData as { photoModel: PhotoModelSettings | undefined }
const tasks = new PhotoTasks({
  modelFile: projectFile('packages/photo-matcher/model/model.bin'),
  ...(photoModel ? { openNetwork: () => openNetwork(photoModel, entryFile('server/photo-search/worker/onnx-process.ts')) } : {}),
})

let yields = false

/** Pages go first: twenty searches at once would take half of the machine from them. */
function yieldToPages(): void {
  if (!yields) lowerThreadPriority()
  yields = true
}

/** Loading the index and the first search do not yield: they take a second of a processor once, for which a shopper would wait ten on a full machine. */
async function answerByPriority(task: PhotoTask): Promise<unknown> {
  if (task.kind === 'describe') yieldToPages()
  try {
    return await tasks.answer(task)
  } finally {
    if (task.kind === 'search' || task.kind === 'describeQuery') yieldToPages()
  }
}

answerTasks(answerByPriority, (error) => (error instanceof UnreadablePicture ? rejectionOf(error.cause).reason : undefined))
