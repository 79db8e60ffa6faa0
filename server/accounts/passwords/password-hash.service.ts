import { hash, verify } from '@node-rs/argon2'
import { rejectWhileLimited } from '#server/platform/rate-limits/rate-limits.ts'

/** OWASP's minimum for argon2id (the library's default variant): 19 MiB, two passes, parallelism 1. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A hundred concurrent hashes would take 1.9 GiB and every core. */
const concurrency = 2
const maxQueue = 32

let running = 0
const waiting: (() => void)[] = []

/** Runs at most {@link concurrency} tasks, the others queue. @throws request.tooMany when the queue is full */
async function withSlot<T>(task: () => Promise<T>): Promise<T> {
  if (running >= concurrency) {
    if (waiting.length >= maxQueue) rejectWhileLimited(2, 'request.tooMany')
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await task()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

/** Hashes a password to a PHC string. Takes some 30 ms, so never inside a transaction. @throws request.tooMany */
export function hashPassword(password: string): Promise<string> {
  return withSlot(() => hash(password, options))
}

let dummy: Promise<string> | undefined

/**
 * Whether a password matches a hash. Without a hash (an unknown account) it does the same work against a dummy and answers
 * false, so that the time discloses nothing.
 * @throws request.tooMany
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hash('nobody has this password', options)
  const hashToVerify = storedHash?.startsWith('$argon2') ? storedHash : await dummy
  const matches = await withSlot(() => verify(hashToVerify, password))
  return matches && hashToVerify === storedHash
}

/** Whether a hash was made with other parameters than the current ones. */
export function needsRehash(storedHash: string): boolean {
  return !storedHash.startsWith(`$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`)
}
