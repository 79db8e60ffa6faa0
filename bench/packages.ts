/** `npm run bench -- packages`: the benchmarks of the packages, each by its own program. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { scale } from './scale.ts'

const root = join(import.meta.dirname, '..')

export async function run(): Promise<void> {
  // One that needs a folder of its user's is called otherwise.
  const programs = globSync('packages/*/bench/bench.ts', { cwd: root }).sort()
  if (programs.length === 0) throw new Error('No package has a benchmark')
  for (const program of programs) {
    console.log(program)
    const { status } = spawnSync(process.execPath, [program, ...(scale.smoke ? ['--smoke'] : [])], { cwd: root, stdio: 'inherit' })
    if (status !== 0) throw new Error(`${program} failed`)
  }
}
