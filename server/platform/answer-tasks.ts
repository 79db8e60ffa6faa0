export { answerTasks } from '@kalata/worker-tasks/answer-tasks.ts'
