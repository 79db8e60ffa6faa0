import { tmpdir } from 'node:os'
import path, { type PlatformPath } from 'node:path'
import process from 'node:process'

/** What the start of a server depends on. Tests hand in other machines than theirs. */
export interface Machine {
  platform: NodeJS.Platform
  arch: string
  /** The user that runs this process, 0 for root; undefined on Windows. */
  uid: number | undefined
  /** Handed to the commands that are run. */
  env: NodeJS.ProcessEnv
  temporaryFolder: string
  path: PlatformPath
}

export const thisMachine = (): Machine => ({
  platform: process.platform,
  arch: process.arch,
  uid: process.getuid?.(),
  env: process.env,
  temporaryFolder: tmpdir(),
  path,
})

/** A command as `spawn` takes it. */
export interface Command {
  file: string
  args: string[]
  options: CommandOptions
}

export interface CommandOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  /** The user and group that it is run as, where it is not the one of this process. */
  uid?: number
  gid?: number
  /** No console window appears on Windows. It has a console of its own there, so that Ctrl-C in ours does not end it. */
  windowsHide: true
}
