import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { summarise } from './error-summary.ts'
import { failureKey, openRepeatedFailures } from './repeated-failures.ts'

export interface LogOptions {
  /** Names of fields, of a line or of an object in it (`*.name`), whose values are cut. */
  secrets?: readonly string[]
  /** The standard output without it. */
  destination?: DestinationStream | undefined
}

/**
 * A structured log by pino: one JSON line an event. Secrets are cut here as well as at their source, so that a careless
 * line cannot leak one; an error under `err` is logged as its summary, without parameters of
 * statements. The same failure of a job (`job`), and everything a missing database causes, is logged once a minute with a count.
 */
export function openLog(level: string, { secrets = [], destination }: LogOptions = {}): Logger {
  const failures = openRepeatedFailures()
  const options: LoggerOptions = {
    level,
    base: null,
    serializers: { err: (error: unknown) => summarise(error) },
    hooks: {
      logMethod(args, method) {
        const [fields, message] = args
        const key = typeof fields === 'object' && fields !== null ? failureKey(fields) : undefined
        const write = (repeated: number) => method.call(this, { ...(fields as object), repeated }, message)
        if (key === undefined || failures.isFirst(key, write)) method.apply(this, args)
      },
    },
    redact: { paths: [...secrets], censor: '[cut]' },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** A line as the log writes them, whatever its level. @param level of pino: 30 info, 60 fatal */
export const logLine = (level: number, msg: string, fields: object = {}): string =>
  JSON.stringify({ level, time: Date.now(), ...fields, msg })

/** Logs what Node would print as text: its warnings, and the error that ends the process. */
export function logProcess(log: Logger): void {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'))
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends')
    process.exit(1)
  })
}
