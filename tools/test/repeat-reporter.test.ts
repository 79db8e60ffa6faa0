import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { root } from '../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-repeat-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(
  join(folder, 'sums.test.js'),
  `describe('sums (of "two")', () => {
    it("of 1 + 1, the shop's", () => expect(1 + 1).toBe(3))
    it('of 1 + 2', () => expect(1 + 2).toBe(4))
  })`,
)

function runTests(...args: string[]) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=dot', `--reporter=${join(root, 'tools/test/repeat-reporter.ts')}`]
  const { stdout, status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--no-color', '--globals', '--root', folder, ...reporters, ...args],
    { encoding: 'utf8', cwd: folder },
  )
  return { status, output: stdout, failed: Number(/^\s*Tests\s+(\d+) failed/m.exec(stdout)?.[1]) }
}

it('names for each failed test what repeats it alone', () => {
  const { output, failed } = runTests()
  expect(failed).toBe(2)
  const commands = output.match(/^Repeat: .*$/gm)!
  expect(commands).toHaveLength(2)
  for (const command of commands) {
    // As a shell would pass it on.
    const name = spawnSync('sh', ['-c', `printf %s ${/ -t (.*)$/.exec(command)![1]}`], { encoding: 'utf8' }).stdout
    expect(runTests('-t', name).failed, name).toBe(1)
  }
})

it('fails a run of a name that no test has', () => {
  expect(runTests('-t', 'sums of three')).toMatchObject({ status: 1, output: expect.stringContaining('No test has this name') })
})
