import type { Ctx } from './context.ts'
import type { Module, ModuleJob, OperatorCommand } from './module.ts'
import type { Invariant } from '#server/platform/db/schema/invariants.ts'
import type { Job } from '@kalata/http-service/processes/jobs.ts'
import type { OperatorQueue } from '#server/platform/metrics/operator-queues.ts'
import type { Role } from '#server/platform/settings.ts'

/** What the declarations of several modules add up to. Names are unique across modules: a second one of the same name stops the start. */

/** Every operator command by its first word. @throws when two modules declare the same one */
export function commandsOf(modules: readonly Module[]): Record<string, OperatorCommand> {
  const named = modules.flatMap(({ commands }) => Object.entries(commands).map(([name, command]) => ({ name, command })))
  assertUnique('command', named)
  return Object.fromEntries(named.map(({ name, command }) => [name, command]))
}

/** Every invariant, in the order of the modules. */
export function invariantsOf(modules: readonly Module[]): Invariant[] {
  return modules.flatMap(({ invariants }) => invariants)
}

/** What waits for an operator, of all modules. @throws when two share a name */
export function operatorQueuesOf(modules: readonly Module[]): OperatorQueue[] {
  const queues = modules.flatMap(({ operatorQueues }) => operatorQueues)
  assertUnique('operator queue', queues)
  return queues
}

/**
 * Every job of a role, each run with a ctx of its own; in the role `web` what a process does for itself alone. Calling it twice makes two sets with
 * separate state. @throws when two share a name
 */
export function jobsOf(modules: readonly Module[], openCtx: () => Ctx, role: Role = 'all'): Job[] {
  const jobs = modules.flatMap((module) => module.jobs).map((job): ModuleJob => (typeof job === 'function' ? job() : job))
  assertUnique('job', jobs)
  return jobs.filter(({ ofProcess }) => role !== 'web' || ofProcess).map((job) => ({ ...job, run: () => job.run(openCtx()) }))
}

/** @throws Error naming the first repeated name */
export function assertUnique(kind: string, named: readonly { name: string }[]): void {
  const names = named.map(({ name }) => name)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw new Error(`Two declarations of ${kind} "${repeated}"`)
}
