import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What a request to an address that came from outside may cost at most. */
export interface FetchLimits {
  /** Bytes of the body. */
  maxBytes: number
  /** ms for names, connections, redirects and the body together. */
  timeout: number
  maxRedirects: number
  /** Headers of the requests, such as `accept` and `user-agent`. */
  headers?: Readonly<Record<string, string>>
}

export type FetchRejectedReason = 'address' | 'notPublic' | 'unreachable' | 'tooManyBytes' | 'tooSlow' | 'tooManyRedirects' | 'status'

/** A request that was not made or brought nothing. */
export class FetchRejected extends Error {
  readonly reason: FetchRejectedReason

  constructor(reason: FetchRejectedReason, detail?: string) {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
  }
}

/** How names become addresses, and which of those may be asked; tests have their own. */
export interface Network {
  resolve(host: string): Promise<string[]>
  isAllowed(address: string): boolean
  /** The ports that may be asked; 0 stands for the scheme's own. */
  isAllowedPort(port: number): boolean
}

export const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  isAllowedPort: (port) => port === 0,
}

/**
 * Reads a file from the public internet: http or https on its own port, no user in
 * the address; every name is resolved first, all of its addresses must be public, and the connection goes to the address
 * that was checked, so that a second answer of the name server changes nothing. Redirects are checked in the same way.
 * No cookie, no credential and no proxy is involved; a compressed body is not unfolded.
 * @throws FetchRejected
 */
export async function fetchPublic(
  address: string,
  { maxBytes, timeout, maxRedirects, headers }: FetchLimits,
  network: Network = internet,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeout)
  let url = parsed(address)
  for (let redirects = 0; ; redirects++) {
    const response = await beforeEnd(signal, open(url, { network, signal, headers }))
    try {
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400 && response.headers.location) {
        if (redirects === maxRedirects) throw new FetchRejected('tooManyRedirects')
        url = parsed(response.headers.location, url)
        continue
      }
      if (status !== 200) throw new FetchRejected('status', String(status))
      return await beforeEnd(signal, bodyOf(response, maxBytes))
    } finally {
      response.destroy()
    }
  }
}

function parsed(address: string, base?: URL): URL {
  const url = URL.parse(address, base?.href)
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw new FetchRejected('address')
  return url
}

interface Asked {
  network: Network
  signal: AbortSignal
  headers: FetchLimits['headers']
}

/** Asks the one address that was checked; the name goes along for the certificate and the Host header only. */
async function open(url: URL, { network, signal, headers }: Asked): Promise<IncomingMessage> {
  if (!network.isAllowedPort(Number(url.port))) throw new FetchRejected('address', `port ${url.port}`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await network.resolve(host).catch(() => [])
  const [address] = addresses
  if (address === undefined) throw new FetchRejected('unreachable')
  if (!addresses.every((each) => network.isAllowed(each))) throw new FetchRejected('notPublic')
  const family = isIP(address)
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest
  return new Promise((resolve, reject) => {
    request(url, {
      agent: false,
      signal,
      family,
      lookup: (_host, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
      headers: { ...headers, 'accept-encoding': 'identity' },
      maxHeaderSize: 16_384,
    })
      .on('response', resolve)
      .on('error', reject)
      .end()
  })
}

async function bodyOf(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new FetchRejected('tooManyBytes')
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length
    if (size > maxBytes) throw new FetchRejected('tooManyBytes')
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** The work, or `tooSlow` when its time is over, also where a name server never answers. */
async function beforeEnd<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise: over, reject } = Promise.withResolvers<never>()
  const end = () => reject(new FetchRejected('tooSlow'))
  signal.addEventListener('abort', end, { once: true })
  if (signal.aborted) end()
  try {
    return await Promise.race([work, over])
  } catch (error) {
    if (error instanceof FetchRejected) throw error
    throw new FetchRejected(signal.aborted ? 'tooSlow' : 'unreachable', (error as Error).message)
  } finally {
    signal.removeEventListener('abort', end)
    // Whichever lost the race is heard by nobody else.
    work.catch(() => undefined)
    over.catch(() => undefined)
  }
}
