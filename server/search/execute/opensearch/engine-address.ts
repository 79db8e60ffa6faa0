import { serversOf } from '#server/platform/db/servers/servers.ts'
import { layoutVersion, type Copies } from './engine-index.rules.ts'

/** Where the search engine is, and what the mall has there. */
export interface EngineAddress extends Copies {
  /** Each with user and password. */
  nodes: string[]
  /** The alias that searches ask. */
  alias: string
  /** The index with who writes the products, and up to where. */
  state: string
  /** ms that a search may take. */
  timeout: number
  /** ms without a note of the process that writes, after which another one goes on; three times as long as between its notes. */
  silence: number
}

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
    alias: `${name}-products-${layoutVersion}`,
    state: `${name}-state`,
    shards: parameter('shards', 1),
    replicas: parameter('replicas', 0),
    timeout: parameter('timeout', 50),
    silence: parameter('silence', 1000),
  }
}
