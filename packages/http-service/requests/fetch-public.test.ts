import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchPublic, internet, type FetchLimits, type Network } from './fetch-public.ts'
import { isPublicAddress } from './public-address.ts'

const limits: FetchLimits = { maxBytes: 1000, timeout: 2000, maxRedirects: 3 }

let server: Server
let port: number
let connections = 0
let answer: (request: IncomingMessage, response: ServerResponse) => void
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response)).on('connection', () => connections++)
  await new Promise<void>((resolve) => void server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  connections = 0
  answer = (_request, response) => void response.end('picture')
})

/** A network where names are ours and 127.0.0.1 counts as public. */
function network(names: Record<string, string[] | (() => Promise<string[]>)>, part: Partial<Network> = {}): Network {
  return {
    resolve: async (host) => {
      const found = names[host]
      if (!found) throw new Error('ENOTFOUND')
      return typeof found === 'function' ? found() : found
    },
    isAllowed: (address) => address === '127.0.0.1',
    isAllowedPort: () => true,
    ...part,
  }
}
const reasonOf = (address: string, on: Network, part: Partial<FetchLimits> = {}) =>
  fetchPublic(address, { ...limits, ...part }, on).then(
    () => 'fetched',
    (error: { reason?: string }) => error.reason,
  )

describe('an address', () => {
  it.each(['1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '192.169.0.1', '223.255.255.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.8'],
    ...[
      '192.0.2.1',
      '192.88.99.1',
      '192.168.1.1',
      '198.18.0.1',
      '198.51.100.7',
      '203.0.113.9',
      '224.0.0.1',
      '240.0.0.1',
      '255.255.255.255',
    ],
    ...[
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:8.8.8.8',
      '::7f00:1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '100::1',
      '2001::1',
      '2001:db8::1',
    ],
    ...[
      '2002:7f00:1::',
      '3fff::1',
      'fc00::1',
      'fd00:ec2::254',
      'fe80::1',
      'fe80::1%eth0',
      'fec0::1',
      'ff02::1',
      '2606::1%1',
      'localhost',
      '',
    ],
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a picture from the web', () => {
  it('comes from the address that was checked, whatever the name leads to a moment later', async () => {
    let asked = 0
    const names = { 'site.example': () => Promise.resolve(++asked === 1 ? ['127.0.0.1'] : ['10.0.0.1']) }
    const seen: (string | undefined)[] = []
    answer = (request, response) => {
      seen.push(request.headers.host, request.headers.cookie, request.headers.authorization)
      response.end('picture')
    }
    expect(String(await fetchPublic(`http://site.example:${port}/a.jpg`, limits, network(names)))).toBe('picture')
    expect(asked).toBe(1)
    expect(seen).toEqual([`site.example:${port}`, undefined, undefined])
  })

  it('is never asked for where the address or its name is not public', async () => {
    const literal = [
      ...[
        '127.0.0.1',
        '127.1',
        '2130706433',
        '0x7f000001',
        '0177.0.0.1',
        '0',
        '0.0.0.0',
        'localhost',
        'LOCALHOST',
        'localhost.',
        '127.0.0.1.',
      ],
      ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[0:0:0:0:0:0:0:1]', '①②⑦.⓪.⓪.①', '127。0。0。1', '%31%32%37.0.0.1'],
    ]
    const open = { ...internet, isAllowedPort: () => true }
    for (const host of literal) expect([host, await reasonOf(`http://${host}:${port}/`, open)]).not.toEqual([host, 'fetched'])
    const names = network({ 'inside.example': ['10.0.0.1'], 'mixed.example': ['127.0.0.1', '10.0.0.1'], 'v6.example': ['::1'] })
    for (const host of ['inside.example', 'mixed.example', 'v6.example'])
      expect([host, await reasonOf(`http://${host}:${port}/`, names)]).toEqual([host, 'notPublic'])
    for (const address of [
      'file:///etc/passwd',
      `ftp://127.0.0.1:${port}/`,
      'data:image/png;base64,AA',
      'gopher://x/',
      'javascript:1',
      '//x/y',
      'x',
    ])
      expect([address, await reasonOf(address, names)]).toEqual([address, 'address'])
    for (const user of ['user@', 'user:pass@', ':pass@'])
      expect(await reasonOf(`http://${user}127.0.0.1:${port}/`, network({}))).toBe('address')
    for (const other of [22, 25, 5432, 6379, 8080]) expect(await reasonOf(`http://1.1.1.1:${other}/`, internet)).toBe('address')
    expect(connections).toBe(0)
  })

  it('is looked for behind redirects, each of them checked again', async () => {
    const names = network({ 'site.example': ['127.0.0.1'], 'inside.example': ['10.0.0.1'] })
    const redirectTo = (target: string, times = 1) => {
      let left = times
      answer = (_request, response) => void (left-- > 0 ? response.writeHead(302, { location: target }).end() : response.end('picture'))
    }
    const start = `http://site.example:${port}/a`
    redirectTo('/b', 3)
    expect(await reasonOf(start, names)).toBe('fetched')
    redirectTo('/b', 4)
    expect(await reasonOf(start, names)).toBe('tooManyRedirects')
    redirectTo(`http://inside.example:${port}/`)
    expect(await reasonOf(start, names)).toBe('notPublic')
    redirectTo('file:///etc/passwd')
    expect(await reasonOf(start, names)).toBe('address')
    redirectTo('http://169.254.169.254/latest/meta-data/')
    expect(await reasonOf(start, names)).toBe('notPublic')
  })

  it('ends at its limits of bytes and time', async () => {
    const names = network({ 'site.example': ['127.0.0.1'], 'silent.example': () => new Promise(() => undefined) })
    const start = `http://site.example:${port}/a`
    answer = (_request, response) => void response.writeHead(200, { 'content-length': '1001' }).flushHeaders()
    expect(await reasonOf(start, names)).toBe('tooManyBytes')
    answer = (_request, response) => {
      const more = () => void (response.destroyed || (response.write(Buffer.alloc(100)), setTimeout(more, 1)))
      more()
    }
    expect(await reasonOf(start, names)).toBe('tooManyBytes')
    answer = (_request, response) => {
      const more = () => void (response.destroyed || (response.write('.'), setTimeout(more, 50)))
      more()
    }
    const began = Date.now()
    expect(await reasonOf(start, names, { timeout: 300 })).toBe('tooSlow')
    answer = () => undefined
    expect(await reasonOf(start, names, { timeout: 300 })).toBe('tooSlow')
    expect(await reasonOf(`http://silent.example:${port}/`, names, { timeout: 300 })).toBe('tooSlow')
    // Each would wait for ever.
    expect(Date.now() - began).toBeLessThan(60_000)
  })

  it('is not unfolded, and is none where the server says so', async () => {
    const names = network({ 'site.example': ['127.0.0.1'] })
    const packed = gzipSync(Buffer.alloc(100_000))
    answer = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed)
    expect(await fetchPublic(`http://site.example:${port}/`, limits, names)).toEqual(packed)
    answer = (_request, response) => void response.writeHead(404).end('gone')
    expect(await reasonOf(`http://site.example:${port}/`, names)).toBe('status')
    expect(await reasonOf(`http://nowhere.example:${port}/`, names)).toBe('unreachable')
    answer = (_request, response) => void response.socket!.destroy()
    expect(await reasonOf(`http://site.example:${port}/`, names)).toBe('unreachable')
  })
})
