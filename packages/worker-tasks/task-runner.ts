/** Answers tasks of some kinds. `Answers` maps the kinds to what they answer. */
export interface TaskRunner<Task extends { kind: string }, Answers extends Record<Task['kind'], unknown>> {
  /** Tasks under way. */
  readonly tasks: number
  /** Changes when what it had in memory is lost. */
  readonly generation: number
  /** @throws Error of the task, or of a thread that ended */
  run<T extends Task>(task: T): Promise<Answers[T['kind']]>
  /** What is under way may be rejected. */
  stop(): Promise<void>
}
