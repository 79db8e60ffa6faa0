export { WorkerThread } from '@kalata/worker-tasks/worker-thread.ts'
