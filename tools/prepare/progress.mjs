/**
 * A line a step, with its seconds when it has ended. On a terminal a step that runs shows a bar; in a log file only the finished lines
 * appear. Steps may run side by side: they share the last line. All of it goes to stderr: what a command prints is its outcome alone.
 */
const barWidth = 24
/** ms between two redraws. */
const interval = 200
/** ms after which a step that still runs is shown. */
const minRunningTime = 1000

/** @typedef {{ title: string, begun: number, share: () => number | undefined }} Running */

/** @type {Set<Running>} */
const running = new Set()
let timer

/**
 * Runs a step.
 * @template T
 * @param {string} title as printed, e.g. `Installing packages`
 * @param {() => Promise<T>} task
 * @param {() => number | undefined} share what is done of it, 0 to 1; undefined where nobody knows
 * @returns {Promise<T>}
 */
export async function step(title, task, share = () => undefined) {
  const entry = { title, begun: performance.now(), share }
  running.add(entry)
  timer ??= process.stderr.isTTY ? setInterval(draw, interval) : undefined
  timer?.unref()
  try {
    const result = await task()
    finish(entry, '\u2713')
    return result
  } catch (error) {
    finish(entry, '\u2717')
    throw error
  }
}

function finish(entry, sign) {
  running.delete(entry)
  clear()
  console.error(`${sign} ${entry.title} (${seconds(entry)} s)`)
  if (running.size > 0) return
  clearInterval(timer)
  timer = undefined
}

const seconds = ({ begun }) => ((performance.now() - begun) / 1000).toFixed(1)

function draw() {
  const shown = [...running].filter(({ begun }) => performance.now() - begun > minRunningTime)
  if (shown.length === 0) return
  clear()
  process.stderr.write(lineOf(shown, process.stderr.columns ?? 80))
}

function clear() {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}

/** The running steps in one line, cut to the width of the terminal. @param {Running[]} steps */
export function lineOf(steps, columns) {
  const width = steps.length > 1 ? barWidth / 2 : barWidth
  const parts = steps.map((entry) => {
    const share = entry.share()
    const done = share === undefined ? undefined : Math.round(Math.min(1, Math.max(0, share)) * width)
    const bar = done === undefined ? '' : ` ${'\u2588'.repeat(done)}${'\u2591'.repeat(width - done)}`
    return `${entry.title}${bar} ${Math.floor((performance.now() - entry.begun) / 1000)} s`
  })
  return parts.join('  ').slice(0, columns - 1)
}
