/** What is installed, and how far an installation is. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The set of packages that is installed.
 * @param {import('./fingerprint.mjs').Fingerprints} fingerprints
 * @param {{ outdated?: boolean }} options `outdated`: also where `package.json` or the lock file has changed since
 * @returns {'production' | 'all' | undefined}
 */
export function installedSet(fingerprints, { outdated = false } = {}) {
  const [set, print] = (fingerprints.read('install') ?? '').split(' ')
  return set && (outdated || print === fingerprints.of(['package.json', 'package-lock.json'])) ? set : undefined
}

/**
 * Whether what is installed has what is asked for.
 * @param {'production' | 'all'} asked
 * @param {'production' | 'all' | undefined} installed
 */
export const wanted = (asked, installed) => installed === 'all' || installed === asked

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
