import type { TaskRunner } from './task-runner.ts'

/** Answers tasks in the calling thread: for work too little for a {@link WorkerThread}, which costs 30 MB and a message a task. */
export class InlineTasks<Task extends { kind: string }, Answers extends Record<Task['kind'], unknown>> implements TaskRunner<
  Task,
  Answers
> {
  readonly generation = 1
  tasks = 0
  private readonly answer: (task: Task) => unknown

  constructor(answer: (task: Task) => unknown) {
    this.answer = answer
  }

  async run<T extends Task>(task: T): Promise<Answers[T['kind']]> {
    this.tasks++
    try {
      return (await this.answer(task)) as Answers[T['kind']]
    } finally {
      this.tasks--
    }
  }

  async stop(): Promise<void> {}
}
