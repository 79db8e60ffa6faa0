/** What is installed, and how far an installation is. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The set of packages that is installed.
 * @param {import('./fingerprint.mjs').Fingerprints} fingerprints
 * @returns {'production' | 'all' | undefined} undefined where `package.json` or the lock file has changed since
 */
export function installedSet(fingerprints) {
  const [set, print] = (fingerprints.read('install') ?? '').split(' ')
  return set && print === fingerprints.of(['package.json', 'package-lock.json']) ? set : undefined
}

/**
 * Whether packages of development are in place, also where npm was run by hand.
 * @param {string} root
 */
export function hasDevelopmentPackages(root) {
  const file = join(root, 'node_modules', '.package-lock.json')
  return existsSync(file) && Object.values(JSON.parse(readFileSync(file, 'utf8')).packages).some(({ dev }) => dev)
}

/**
 * Whether what is installed has what is asked for.
 * @param {'production' | 'all'} asked
 * @param {'production' | 'all' | undefined} installed
 */
export const hasPackages = (asked, installed) => installed === 'all' || installed === asked

/**
 * The share of the packages of this platform that are in place, 0 to 1.
 * @param {string} root
 * @param {boolean} all with those of development
 */
export function installProgress(root, all) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const folders = Object.entries(packages)
    .filter(
      ([path, each]) => path && (all || !(each.dev ?? each.devOptional)) && fits(each.os, process.platform) && fits(each.cpu, process.arch),
    )
    .map(([path]) => join(root, path, 'package.json'))
  return () => folders.filter((file) => existsSync(file)).length / folders.length
}

const fits = (list, value) => !list || list.includes(value)
