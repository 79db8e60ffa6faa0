/** Arguments of an operator's command that do not fit its usage: the process ends with exit code 2. */
export class UsageError extends Error {
  /**
   * @param usage everything after `kalata `
   * @param problem what does not fit, in a line before it: a sentence, or what `parseArgs` threw
   */
  constructor(usage: string, problem: unknown = '') {
    // Behind its first sentence `parseArgs` explains `--`, which no command asks for.
    const words = problem instanceof Error ? problem.message.replace(/\. .*$/s, '') : String(problem)
    super(`${words && `${words}\n`}Usage: kalata ${usage}`)
    this.name = 'UsageError'
  }
}
