import type { WriteStream } from 'node:tty'

const width = 24
/** ms that a command may take without a bar. */
const quietMs = 1000

/** How far a command is: what it has done, in a unit that its operator knows, and the share of the whole, in any measure. */
export interface Progress {
  count: number
  /** In the plural. */
  unit: string
  done: number
  size: number
}

export type OnProgress = (progress: Progress) => void

/** Runs a command under a bar, on one line of a terminal, redrawn: after a second, and nowhere where the stream is no terminal. */
export async function withProgress<T>(out: WriteStream, run: (onProgress: OnProgress) => Promise<T>): Promise<T> {
  const started = Date.now()
  let drawn = 0
  try {
    return await run((progress) => {
      const now = Date.now()
      if (!out.isTTY || now - started < quietMs || now - drawn < 100) return
      drawn = now
      out.write(`\r\u001b[K${progressText(progress, now - started)}`)
    })
  } finally {
    if (drawn > 0) out.write('\r\u001b[K')
  }
}

/** `████░░░░ 42 %  1234 products  56/s  0:37 left`. The rate is of the unit, what is left of the share. Elapsed in ms. */
export function progressText({ count, unit, done, size }: Progress, elapsed: number): string {
  const share = size > 0 ? Math.min(1, done / size) : 1
  const full = Math.round(share * width)
  const rate = Math.round(count / Math.max(elapsed / 1000, 0.001))
  const left = share > 0 ? Math.round((elapsed / share - elapsed) / 1000) : undefined
  const time = left === undefined ? '' : `  ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.floor(share * 100)} %  ${count} ${unit}  ${rate}/s${time}`
}
