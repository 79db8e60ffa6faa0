import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterAll, expect, it } from 'vitest'
import { root } from '../root.ts'

const folder = mkdtempSync(join(tmpdir(), 'kalata-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// A minute and a half on two processors that rest; beside the rest of the proof several times that.
it('the tests of the packages pass where there is nothing but the packages and their libraries', { timeout: 900_000 }, () => {
  cpSync(join(root, 'packages'), join(folder, 'packages'), { recursive: true })
  mkdirSync(join(folder, 'node_modules/@kalata'), { recursive: true })
  // Links to links: Windows makes those of folders without a privilege.
  const link = (target: string, name: string) => symlinkSync(target, join(folder, 'node_modules', name), 'junction')
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kalata' && !name.startsWith('.')) link(join(root, 'node_modules', name), name)
  for (const name of readdirSync(join(folder, 'packages'))) link(join(folder, 'packages', name), `@kalata/${name}`)
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  // In one process without isolation, as in the whole run: modules are loaded once.
  const once = ['--no-isolate', '--maxWorkers=1', '--testTimeout=180000']
  const { status, stdout, stderr } = spawnSync(process.execPath, [vitest, 'run', '--root', folder, '--no-color', ...once], {
    ...{ cwd: folder, encoding: 'utf8' },
    env: { ...process.env, NODE_ENV: 'test', VITEST: undefined, VITEST_POOL_ID: undefined, VITEST_WORKER_ID: undefined },
  })
  expect(status, `${stdout}${stderr}`).toBe(0)
  expect(stdout).toMatch(/Test Files {2}\d+ passed/)
})
