import { ImageRejected, type ImageRejectedReason } from '@kalata/media-store/pictures/image-rejected.ts'
import type { Settings } from '#server/platform/settings.ts'
import { WorkerThread } from '@kalata/worker-tasks/worker-thread.ts'
import { entryFile } from '#server/platform/project-files.ts'
import type { WorkerAnswers, WorkerTask } from './worker-messages.ts'

export type PhotoThread = WorkerThread<WorkerTask, WorkerAnswers>

/** The worker thread of photo search. One without an index ends after a while without a task; it occupies 60 MB. */
export function openPhotoThread(settings: Settings): PhotoThread {
  return new WorkerThread<WorkerTask, WorkerAnswers>({
    file: entryFile('server/photo-search/worker/photo-worker.ts'),
    workerData: { photoModel: settings.photoModel },
    // The arrays of a description are short-lived and lie outside of the heap: a small young generation gives them back soon.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 },
    idleMs: 30_000,
    errorOf: ({ error, reason }) => (reason ? new ImageRejected(reason as ImageRejectedReason) : new Error(error)),
  })
}
