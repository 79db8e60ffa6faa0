/** Arguments of an operator's command that do not fit its usage: the process ends with exit code 2. */
export class UsageError extends Error {
  /** @param usage everything after `kalata ` */
  constructor(usage: string) {
    super(`Usage: kalata ${usage}`)
    this.name = 'UsageError'
  }
}
