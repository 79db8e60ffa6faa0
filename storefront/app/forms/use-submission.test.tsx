// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../client/client.ts'
import { mount } from '../testing/mount.tsx'
import { rejectionOf, useSubmission } from './use-submission.ts'

type Submission = ReturnType<typeof useSubmission>

/** The submission of a form that renders nothing, as its last rendering had it. */
async function submissionOf(onFailure: (error: unknown) => void, pause?: number): Promise<{ current: Submission }> {
  const result = {} as { current: Submission }
  function Form() {
    result.current = useSubmission(onFailure, pause)
    return null
  }
  await mount(<Form />, { catalogues: [] })
  return result
}

const t = (id: string) => id
const rejected = (key: string, params = {}) => new CallError(key, `Text of ${key}`, params, 400)

test('a failed form stays busy for its pause, and what is submitted meanwhile runs after it', async () => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const result = await submissionOf(onFailure, 1000)
  vi.useFakeTimers()
  await act(() => result.current.run(() => Promise.reject(new Error('gone'))))
  expect([onFailure.mock.calls.length, result.current.busy]).toEqual([1, true])
  const second = vi.fn<() => Promise<void>>(() => Promise.resolve())
  let done: Promise<boolean>
  act(() => void (done = result.current.run(second)))
  await act(() => vi.advanceTimersByTimeAsync(900))
  expect(second).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(await done!).toBe(true)
  expect([second.mock.calls.length, result.current.busy]).toEqual([1, false])
  vi.useRealTimers()
})

test('one submission runs at a time; an error that was shown is not shown twice', async () => {
  const onFailure = vi.fn<(error: unknown) => void>()
  const result = await submissionOf(onFailure)
  let reject: (error: unknown) => void
  let first: Promise<boolean>
  act(
    () =>
      void (first = result.current.run(
        () => new Promise((_, fail) => (reject = fail)),
        () => true,
      )),
  )
  expect([result.current.isPending(), await result.current.run(() => Promise.resolve())]).toEqual([true, false])
  await act(async () => {
    reject(rejected('code.wrong'))
    expect(await first).toBe(false)
  })
  expect([onFailure.mock.calls.length, result.current.busy, result.current.isPending()]).toEqual([0, false, false])
})

test('a rejection belongs to the field it names where the form has one', () => {
  const hasField = (name: string) => name === 'phone'
  expect(rejectionOf(rejected('phone.taken', { field: 'phone' }), t, hasField)).toMatchObject({
    field: 'phone',
    text: 'Text of phone.taken',
  })
  expect(rejectionOf(rejected('email.taken', { field: 'email' }), t, hasField)?.field).toBeUndefined()
  expect(rejectionOf(rejected('duplicate'), t, hasField)).toBeUndefined()
  expect(rejectionOf(new TypeError('Failed to fetch'), t, hasField)).toEqual({ text: 'ui.offline' })
})
