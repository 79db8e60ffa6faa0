import { afterEach, expect, vi } from 'vitest'

// A warning in a test is a fault that nobody looked at.
const error = vi.spyOn(console, 'error')
const warn = vi.spyOn(console, 'warn')

afterEach(() => {
  const said = [...error.mock.calls, ...warn.mock.calls]
  error.mockClear()
  warn.mockClear()
  expect(said, 'console.error or console.warn was called').toEqual([])
})
