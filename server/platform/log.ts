import { openLog as open } from '@kalata/operator-kit/log/log.ts'
import type { DestinationStream, Logger } from 'pino'

export type { Logger }

const secrets = [
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
]

/** The mall's log, without passwords, codes and tokens. */
export const openLog = (level: string, destination?: DestinationStream): Logger => open(level, { secrets, destination })
