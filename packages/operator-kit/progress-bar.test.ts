import type { WriteStream } from 'node:tty'
import { describe, expect, it, vi } from 'vitest'
import { progressText, withProgress } from './progress-bar.ts'

/** What a command draws that reports at these times, in ms from its start. */
async function drawn(times: number[], isTTY: boolean): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'] })
  const lines: string[] = []
  const out = { isTTY, write: (text: string) => lines.push(text) } as unknown as WriteStream
  const began = Date.now()
  await withProgress(out, async (onProgress) => {
    for (const time of times) {
      vi.setSystemTime(began + time)
      onProgress({ count: time, unit: 'rows', done: time, size: 4000 })
    }
  })
  vi.useRealTimers()
  return lines
}

describe('the progress of a command', () => {
  it('says how much is done, how fast, and what time is left', () => {
    expect(progressText({ count: 1234, unit: 'products', done: 25, size: 100 }, 20_000)).toBe(
      '██████░░░░░░░░░░░░░░░░░░ 25 %  1234 products  62/s  1:00 left',
    )
    expect(progressText({ count: 0, unit: 'rows', done: 0, size: 100 }, 1000)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 %  0 rows  0/s')
    expect(progressText({ count: 3, unit: 'rows', done: 120, size: 100 }, 1000)).toContain('100 %')
  })

  it('is drawn after a second, ten times a second at most, and cleared', async () => {
    const lines = await drawn([500, 1000, 1050, 1100, 3000], true)
    expect(lines).toHaveLength(4)
    expect(lines.map((line) => / (\d+) %/.exec(line)?.[1])).toEqual(['25', '27', '75', undefined])
    expect(lines.at(-1)).toBe('\r\u001b[K')
  })

  it('is not drawn for a command that is quick, or that no terminal shows', async () => {
    expect(await drawn([1, 400], true)).toEqual([])
    expect(await drawn([500, 3000], false)).toEqual([])
  })
})
