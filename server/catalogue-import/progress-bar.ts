import type { WriteStream } from 'node:tty'

const width = 24

/**
 * A bar with rate and remaining time on one line of a terminal, redrawn; silent where the stream is no terminal.
 * Remaining time comes from the bytes read, rate from the products taken.
 */
export function progressBar(out: WriteStream) {
  const started = Date.now()
  let drawn = 0
  return {
    show({ products, done, size }: { products: number; done: number; size: number }): void {
      const now = Date.now()
      if (!out.isTTY || now - drawn < 100) return
      drawn = now
      out.write(`\r\u001b[K${progressText(products, size > 0 ? Math.min(1, done / size) : 1, now - started)}`)
    },
    clear(): void {
      if (out.isTTY && drawn > 0) out.write('\r\u001b[K')
    },
  }
}

/** `████░░░░ 42 %  1 234/s  0:37 left`. Elapsed in ms, share from 0 to 1. */
export function progressText(products: number, share: number, elapsed: number): string {
  const full = Math.round(share * width)
  const rate = Math.round(products / Math.max(elapsed / 1000, 0.001))
  const left = share > 0 ? Math.round((elapsed / share - elapsed) / 1000) : undefined
  const time = left === undefined ? '' : `  ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')} left`
  return `${'█'.repeat(full)}${'░'.repeat(width - full)} ${Math.floor(share * 100)} %  ${products} products  ${rate}/s${time}`
}
