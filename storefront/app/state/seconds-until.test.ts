// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clock, everySecondUntil, secondsUntil } from './seconds-until.ts'

beforeEach(() => void vi.useFakeTimers({ now: 1_000_700 }))
afterEach(() => void vi.useRealTimers())

describe('the countdown to another code', () => {
  it('shows 01:30 at its start, each second once, and ends after exactly 90 s', () => {
    const [start, shown] = [Date.now(), [] as string[]]
    const at = start + 90_000
    const show = () => void shown.push(clock(secondsUntil(at, Date.now())))
    show()
    const stop = everySecondUntil(at, show)
    vi.advanceTimersByTime(50)
    expect(clock(secondsUntil(at, Date.now()))).toBe('01:30')
    vi.advanceTimersByTime(89_949)
    expect(shown.at(-1)).toBe('00:01')
    vi.advanceTimersByTime(1)
    expect(shown).toHaveLength(91)
    expect([shown[0], shown[1], shown[30], shown[90]]).toEqual(['01:30', '01:29', '01:00', '00:00'])
    expect(vi.getTimerCount()).toBe(0)
    stop()
  })
})
