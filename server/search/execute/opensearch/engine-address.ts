import type { EngineAddress } from '@kalata/opensearch-index/opensearch-index.ts'
import { serversOf } from '@kalata/postgres-client/servers/servers.ts'

const defaults = { shards: 1, replicas: 1, timeout: 1000, silence: 15_000 }

/**
 * `https://user:password@one:9200,two:9200/name?shards=2&replicas=1&timeout=500&silence=15000`; what stands behind the hosts may be left out.
 * @throws Error in words for the operator
 */
export function engineAddress(url: string): EngineAddress {
  const servers = serversOf(url).map((server) => new URL(server))
  const { pathname, searchParams } = servers[0]!
  const name = pathname.replaceAll(/^\/+|\/+$/g, '') || 'kalata'
  if (!/^[a-z0-9][a-z0-9-]*$/.test(name)) throw new Error(`SEARCH_URL: ${name} is no name of indexes: small letters, digits and -`)
  const parameter = (key: keyof typeof defaults, least: number) => {
    const number = Number(searchParams.get(key) ?? defaults[key])
    if (!Number.isInteger(number) || number < least) throw new Error(`SEARCH_URL: ${key} must be a whole number from ${least} on`)
    return number
  }
  return {
    nodes: servers.map(({ protocol, username, password, host }) => `${protocol}//${username ? `${username}:${password}@` : ''}${host}`),
    name,
    shards: parameter('shards', 1),
    replicas: parameter('replicas', 0),
    timeout: parameter('timeout', 50),
    silence: parameter('silence', 1000),
  }
}
