import { descriptorVersion } from './descriptions.ts'

/** The version of descriptions whose vectors a foreign network makes. @param digest of the network and its settings, hexadecimal */
export const networkVersion = (digest: string): string => `${descriptorVersion}+${digest.slice(0, 16)}`

/** The network that a version is made with: its digest, empty for none. */
export const networkOf = (version: string): string => version.split('+')[1] ?? ''

const ownPart = (version: string) => version.split('+')[0]!

/**
 * Whether what one version described is to be described again by another. Our own descriptor only ever grows, so that an older process beside a newer one
 * leaves its descriptions alone; a network is replaced by the present one.
 */
export function isOutdated(version: string, current: string): boolean {
  return ownPart(version) < ownPart(current) || (ownPart(version) === ownPart(current) && version !== current)
}
