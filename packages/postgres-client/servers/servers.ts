const parts = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/i

/**
 * The servers of an address: `postgres://user:password@one:5432,two:5433/database` names two, as libpq has it.
 * @returns an address for each; what names no hosts is itself
 */
export function serversOf(address: string): string[] {
  const [, before = '', hosts = '', after = ''] = parts.exec(address) ?? []
  return hosts.includes(',') ? hosts.split(',').map((host) => `${before}${host}${after}`) : [address]
}

/** The address that names the same servers, one of them first. */
export function withFirst(address: string, first: string): string {
  const servers = serversOf(address)
  if (servers.length === 1) return address
  const [, before = '', , after = ''] = parts.exec(address)!
  const hosts = [first, ...servers.filter((server) => server !== first)].map((server) => parts.exec(server)![2])
  return `${before}${hosts.join(',')}${after}`
}
