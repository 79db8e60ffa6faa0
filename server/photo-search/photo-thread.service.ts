import type { PhotoAnswers, PhotoTask } from '@kalata/photo-matcher/tasks/photo-tasks.ts'
import { WorkerThread } from '@kalata/worker-tasks/worker-thread.ts'
import type { Ctx } from '#server/context.ts'
import { ImageRejected, type ImageRejectedReason } from '@kalata/media-store/pictures/image-rejected.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { entryFile } from '#server/platform/project-files.ts'
import type { Settings } from '#server/platform/settings.ts'

export type PhotoThread = WorkerThread<PhotoTask, PhotoAnswers>

/** The worker thread of photo search. One without an index ends after a while without a task; it occupies 60 MB. */
export function openPhotoThread(settings: Settings): PhotoThread {
  return new WorkerThread<PhotoTask, PhotoAnswers>({
    file: entryFile('server/photo-search/worker/photo-worker.ts'),
    workerData: { photoModel: settings.photoModel },
    // The arrays of a description are short-lived and lie outside of the heap: a small young generation gives them back soon.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 },
    idleMs: 30_000,
    errorOf: ({ error, reason }) => (reason ? new ImageRejected(reason as ImageRejectedReason) : new Error(error)),
  })
}

const thread = moduleState(
  'photo thread',
  ({ settings }) => openPhotoThread(settings),
  (thread) => thread.stop(),
)

/** The worker thread of this mall. */
export const threadOf = (ctx: Ctx): PhotoThread => ctx.state(thread)
