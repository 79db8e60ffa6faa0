import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { Fingerprints } from './fingerprint.mjs'
import { hasDevelopmentPackages, installedSet, installProgress, hasPackages } from './packages.mjs'
import { checkPort, portInUseText } from './port.mjs'
import { lineOf } from './progress.mjs'
import { runChild } from './run-child.mjs'

const root = mkdtempSync(join(tmpdir(), 'kalata-steps-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe('what is installed', () => {
  const fingerprints = new Fingerprints(root)
  const install = (set: string) => fingerprints.write('install', `${set} ${fingerprints.of(['package.json', 'package-lock.json'])}`)

  it('is known until a list of packages changes; also npm run by hand brings packages of development', () => {
    writeFileSync(join(root, 'package.json'), '{}')
    expect(installedSet(fingerprints)).toBeUndefined()
    install('all')
    expect(installedSet(fingerprints)).toBe('all')
    writeFileSync(join(root, 'package.json'), '{ }')
    expect(installedSet(fingerprints)).toBeUndefined()
    const lock = (entries: object) => writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: entries }))
    expect(hasDevelopmentPackages(root)).toBe(false)
    lock({ 'node_modules/one': {} })
    expect(hasDevelopmentPackages(root)).toBe(false)
    lock({ 'node_modules/one': {}, 'node_modules/test': { dev: true } })
    expect(hasDevelopmentPackages(root)).toBe(true)
  })

  it('serves a start where all packages are there, and a test only then', () => {
    expect([
      hasPackages('production', 'all'),
      hasPackages('production', 'production'),
      hasPackages('all', 'production'),
      hasPackages('all', undefined),
    ]).toEqual([true, true, false, false])
  })

  it('is counted while it arrives: packages of this platform that the set has', () => {
    const packages = {
      '': {},
      'node_modules/one': {},
      'node_modules/two': {},
      'node_modules/test': { dev: true },
      'node_modules/mac': { os: ['none'] },
    }
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
    mkdirSync(join(root, 'node_modules/one'), { recursive: true })
    writeFileSync(join(root, 'node_modules/one/package.json'), '{}')
    expect([installProgress(root, false)(), installProgress(root, true)()]).toEqual([1 / 2, 1 / 3])
  })
})

describe('a fingerprint', () => {
  it('changes with a content, a name and a new file, and with nothing else', () => {
    const fingerprints = new Fingerprints(root)
    mkdirSync(join(root, 'code/deep'), { recursive: true })
    writeFileSync(join(root, 'code/a.ts'), '1')
    writeFileSync(join(root, 'code/deep/b.ts'), '2')
    const first = fingerprints.of(['code', 'missing'])
    expect(fingerprints.of(['code', 'missing'])).toBe(first)
    writeFileSync(join(root, 'code/deep/b.ts'), '3')
    expect(fingerprints.of(['code'])).not.toBe(first)
  })
})

describe('a step', () => {
  const node = (code: string) => runChild(process.execPath, ['-e', code], { cwd: root })

  it('shows what its program printed only where it fails', async () => {
    await node('console.log("quiet")')
    await expect(node('console.error("the reason"); process.exit(3)')).rejects.toThrow(/^the reason\n.* failed$/s)
    await expect(runChild('no-such-program', [], { cwd: root })).rejects.toThrow(/ENOENT/)
  })

  it('says that the disk is full where its program says so', async () => {
    await expect(node('console.error("write ENOSPC"); process.exit(1)')).rejects.toThrow(/The disk is full .* repeat the command/)
  })

  it('is told on stderr, so that a command prints its outcome alone', () => {
    const code = `import { step } from ${JSON.stringify(import.meta.resolve('./progress.mjs'))}; await step('Building', async () => 1); console.log('{}')`
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })
    expect([stdout, stderr]).toEqual(['{}\n', expect.stringMatching(/^✓ Building \(\d+\.\d s\)\n$/)])
  })

  it('hands on how far a child is', async () => {
    const shares: number[] = []
    await runChild(process.execPath, ['-e', 'process.send({ share: 0.5 })'], { cwd: root, onMessage: ({ share }) => shares.push(share) })
    expect(shares).toEqual([0.5])
  })

  it('is drawn with a bar where its share is known, two steps in one line, cut to the terminal', () => {
    const begun = performance.now() - 7000
    const [one, two] = [
      { title: 'Filling', begun, share: () => 0.5 },
      { title: 'Building', begun, share: () => undefined },
    ]
    expect(lineOf([one], 80)).toBe(`Filling ${'█'.repeat(12)}${'░'.repeat(12)} 7 s`)
    expect(lineOf([one, two], 80)).toBe(`Filling ${'█'.repeat(6)}${'░'.repeat(6)} 7 s  Building 7 s`)
    expect(lineOf([one, two], 20)).toHaveLength(19)
  })
})

describe('a port', () => {
  it('that is taken is said before the work, with another one to choose', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    await expect(checkPort({ PORT: String(port) })).rejects.toThrow(portInUseText(port, '127.0.0.1'))
    other.close()
    await new Promise((resolve) => other.once('close', resolve))
    await checkPort({ PORT: String(port) })
    expect(portInUseText(3000, '127.0.0.1', 'win32')).toMatch(/set "PORT=3001" && npm start$/)
  })

  it('that is no number is left to the server, which names every wrong setting', async () => {
    await checkPort({ PORT: 'http' })
    await checkPort({ PORT: '0' })
  })
})
