import { pino, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import { summarise } from './error-summary.ts'
import { failureKey, openRepeatedFailures } from './repeated-failures.ts'

export type { Logger }

/**
 * The structured log: one JSON line an event. Secrets are cut here as well as at their source, so that a careless
 * line cannot leak a password, a code or a token; an error under `err` is logged as its summary, without parameters of
 * statements. The same failure of a job, and everything a missing database causes, is logged once a minute with a count.
 */
export function openLog(level: string, destination?: DestinationStream): Logger {
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
    redact: {
      paths: [
        'password',
        'code',
        'verificationCode',
        'verifyCode',
        'token',
        'cookie',
        'authorization',
        '*.password',
        '*.token',
        '*.cookie',
      ],
      censor: '[cut]',
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
