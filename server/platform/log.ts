import { pino, type Logger } from 'pino'

export type { Logger }

/**
 * The structured log: one JSON line an event. Secrets are cut here as well as at their source, so that a careless
 * line cannot leak a password, a code or a token.
 */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
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
  })
}
