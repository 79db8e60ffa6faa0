import { openLog, type Logger } from '#server/platform/log.ts'

export interface LogLines {
  log: Logger
  /** Every line written so far, parsed. */
  lines: Record<string, any>[]
  /** The same as it was written. */
  text(): string
}

/** A log that a test can read. */
export function logLines(level = 'info'): LogLines {
  const written: string[] = []
  const lines: Record<string, any>[] = []
  const write = (line: string) => {
    written.push(line)
    lines.push(JSON.parse(line) as Record<string, unknown>)
  }
  return { log: openLog(level, { write }), lines, text: () => written.join('') }
}
