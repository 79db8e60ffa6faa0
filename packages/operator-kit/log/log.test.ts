import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openLog } from './log.ts'

/** A log whose lines a test reads. */
function logLines() {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { log: openLog('info', { secrets: ['password', '*.token'], destination: { write } }), lines }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const noServer = () => Object.assign(new Error('connect ECONNREFUSED /a/.s.PGSQL.5432'), { code: 'ECONNREFUSED', syscall: 'connect' })

describe('a failure that repeats', () => {
  it('of a job is logged at once and then once a minute with its count, until it is gone', () => {
    const { log, lines } = logLines()
    const fail = () => log.error({ err: new Error('full'), job: 'sweep' }, 'a job failed')
    for (let i = 0; i < 120; i++) fail()
    expect(lines).toHaveLength(1)
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({ level: 50, msg: 'a job failed', job: 'sweep', repeated: 119, err: { message: 'full' } })
    vi.advanceTimersByTime(60_000)
    fail()
    expect(lines).toHaveLength(3)
    expect(lines[2]).not.toHaveProperty('repeated')
  })

  it('is another one where another job fails, or the same for another reason', () => {
    const { log, lines } = logLines()
    for (const job of ['sweep', 'expire']) for (const reason of ['full', 'late']) log.error({ err: new Error(reason), job }, 'a job failed')
    expect(lines).toHaveLength(4)
  })

  it('because the database is away is one, no matter who meets it', () => {
    const { log, lines } = logLines()
    for (let i = 0; i < 50; i++) {
      log.error({ err: noServer(), job: `job ${i}` }, 'a job failed')
      log.child({ reqId: i }).error({ err: noServer() }, 'the database is unavailable')
    }
    vi.advanceTimersByTime(60_000)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatchObject({ repeated: 99 })
  })

  it('of requests is logged each time: its number is what somebody reports', () => {
    const { log, lines } = logLines()
    for (const reqId of ['a', 'b']) log.child({ reqId }).error({ err: new TypeError('x is undefined') }, 'fault')
    expect(lines.map(({ reqId }) => reqId)).toEqual(['a', 'b'])
  })
})

describe('an error in the log', () => {
  it('has its type, message, code and place, and no other property', () => {
    const { log, lines } = logLines()
    log.error({ err: Object.assign(new RangeError('too far for ann@example.com'), { code: 'E1', rejected: ['ann@example.com'] }) }, 'fault')
    expect(lines[0]!.err).toEqual({
      type: 'RangeError',
      message: 'too far for [cut]',
      code: 'E1',
      stack: expect.stringMatching(/^at .*log\.test\.ts/),
    })
  })
})

it('secrets are cut, in a line and in what is in it', () => {
  const { log, lines } = logLines()
  log.info({ password: 'abc', login: { token: 'def', name: 'ann' } }, 'a login')
  expect(lines[0]).toMatchObject({ password: '[cut]', login: { token: '[cut]', name: 'ann' } })
})
