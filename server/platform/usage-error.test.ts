import { parseArgs } from 'node:util'
import { expect, it } from 'vitest'
import { UsageError } from './usage-error.ts'

it('names what does not fit, also what parseArgs says, before the usage', () => {
  expect(new UsageError('check').message).toBe('Usage: kalata check')
  expect(new UsageError('check', 'x is no id').message).toBe('x is no id\nUsage: kalata check')
  try {
    parseArgs({ args: ['--stroe'], options: { store: { type: 'string' } } })
  } catch (error) {
    expect(new UsageError('check', error).message).toBe("Unknown option '--stroe'\nUsage: kalata check")
  }
  expect.assertions(3)
})
