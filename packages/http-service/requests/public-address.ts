import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** IPv4 that leads to no public server (IANA's special-purpose registry), multicast and reserved ranges included. */
const closed = new BlockList()
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(address, prefix, 'ipv4')
/** Inside 2000::/3, the only range of public IPv6: Teredo and other protocols, documentation, 6to4. */
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  closed.addSubnet(address, prefix, 'ipv6')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')

/**
 * Whether an address belongs to the public internet. Private, loopback, link-local (cloud metadata among them), unique
 * local and reserved ones do not, nor does an IPv4 address inside an IPv6 one.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4')
  return isIPv6(address) && !address.includes('%') && global.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
