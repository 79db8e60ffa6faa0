import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '#server/platform/domain-error.ts'

/** OWASP's least for argon2id (the library's own kind): 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hundred logins at once would want 1.9 GiB and every core. */
const atOnce = 2
const longestQueue = 32

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new DomainError('request.tooMany', { seconds: 2 })
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** A PHC string. Never inside a transaction: it takes some 30 ms. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options))
}

let dummy: Promise<string> | undefined

/**
 * Whether the password fits. Without a hash (nobody has that account) it works as long and says no, so that time tells
 * nothing.
 */
export async function passwordFits(storedHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', options)
  const against = storedHash?.startsWith('$argon2') ? storedHash : await dummy
  const fits = await inTurn(() => verify(against, password))
  return fits && against === storedHash
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(storedHash: string): boolean {
  return !storedHash.startsWith(`$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`)
}
