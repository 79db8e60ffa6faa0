import { spawn } from 'node:child_process'
import { statfsSync } from 'node:fs'

/** MB of free disk below which a failure is put down to it. */
const littleDisk = 200

/** A step that failed, in words for the person at the terminal. */
export class StepFailed extends Error {}

/**
 * Runs a program quietly: what it prints is shown only where it fails. Ends with this process.
 * @param {string} file
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, shell?: boolean, onMessage?: (message: any) => void }} options `onMessage` gets what a
 *   Node child sends with `process.send`
 * @throws {StepFailed} with its output, where it ends with another code than 0
 */
export function runChild(file, args, { cwd, env = process.env, shell = false, onMessage }) {
  const child = spawn(file, args, { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? ['ipc'] : [])] })
  const endWithUs = () => child.kill()
  const interrupt = (signal) => {
    child.kill(signal)
    process.exit(signal === 'SIGINT' ? 130 : 143)
  }
  process.once('exit', endWithUs).once('SIGINT', interrupt).once('SIGTERM', interrupt)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  if (onMessage) child.on('message', onMessage)
  return new Promise((resolve, reject) => {
    let unstarted = false
    child.once('error', (error) => {
      unstarted = true
      reject(new StepFailed(error.message))
    })
    child.once('close', (code) => {
      if (unstarted) return
      if (code === 0) resolve()
      else
        reject(
          new StepFailed([output.trimEnd(), diskFullText(cwd, output), `${[file, ...args].join(' ')} failed`].filter(Boolean).join('\n')),
        )
    })
  }).finally(() => process.off('exit', endWithUs).off('SIGINT', interrupt).off('SIGTERM', interrupt))
}

/**
 * Says that the disk is full, where it is: programs report it in many ways, or not at all.
 * @param {string} folder
 * @param {string} output
 */
function diskFullText(folder, output) {
  const { bavail, bsize } = statfsSync(folder)
  const free = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free >= littleDisk && !/ENOSPC|No space left/i.test(output)) return ''
  return `The disk is full (${free} MB are free). Make room (packages, build and demo mall take about 900 MB) and repeat the command.`
}
