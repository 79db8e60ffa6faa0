import { parentPort } from 'node:worker_threads'
import type { ThreadReply, ThreadRequest } from './worker-thread.ts'

/** Answers every task that the thread is sent, each when it is done. @param reasonOf what else is known of an error */
export function answerTasks<Task>(answer: (task: Task) => unknown, reasonOf?: (error: unknown) => string | undefined): void {
  const reply = (message: ThreadReply) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort!.postMessage(message)
  }
  parentPort!.on('message', ({ id, task }: ThreadRequest<Task>) => {
    void (async () => {
      try {
        reply({ id, value: await answer(task) })
      } catch (error) {
        const reason = reasonOf?.(error)
        reply({ id, error: error instanceof Error ? error.message : String(error), ...(reason ? { reason } : {}) })
      }
    })()
  })
}
