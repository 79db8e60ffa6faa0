import { afterEach, expect, vi } from 'vitest'

// A warning in a test is an error that nobody looked at.
const error = vi.spyOn(console, 'error')
const warn = vi.spyOn(console, 'warn')

afterEach(() => {
  const calls = [...error.mock.calls, ...warn.mock.calls]
  error.mockClear()
  warn.mockClear()
  expect(calls, 'console.error or console.warn was called').toEqual([])
})
