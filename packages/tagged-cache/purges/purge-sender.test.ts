import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openPurgeSender, type PurgeSender } from './purge-sender.ts'

interface Purge {
  method: string
  tags: string[]
  surrogateKey: unknown
  authorization: string | undefined
  at: number
}

let server: Server
let purges: Purge[]
/** How many requests in turn the cache answers with 503. */
let failing: number
let sender: PurgeSender | undefined
const lines: { level: string; text: string }[] = []
const log = {
  info: (_fields: object, text: string) => void lines.push({ level: 'info', text }),
  error: (_fields: object, text: string) => void lines.push({ level: 'error', text }),
}

beforeEach(async () => {
  ;[purges, failing] = [[], 0]
  lines.length = 0
  server = createServer((request, reply) => {
    const { method, headers } = request
    const tags = String(headers['xkey-purge']).split(' ')
    purges.push({
      method: method!,
      tags,
      surrogateKey: headers['surrogate-key'],
      authorization: headers.authorization,
      at: performance.now(),
    })
    reply.writeHead(failing-- > 0 ? 503 : 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await sender?.close()
  server.closeAllConnections()
  server.close()
})

const open = (user = '') => {
  const url = `http://${user}127.0.0.1:${(server.address() as AddressInfo).port}/`
  return (sender = openPurgeSender({ urls: [url], allTag: 'all', log }))
}
/** A purge is repeated after 2.5 s. */
const poll = <T>(get: () => T) => expect.poll(get, { timeout: 20_000 })
const sent = () => purges.map(({ tags }) => tags)
const product = (id: number) => `product:${id}` as const

describe('the sender of purges', () => {
  it('sends what comes together in one request, when every process shows the new, and once more for what was being fetched', async () => {
    const { add } = open('user:s%40fe@')
    const begun = performance.now()
    add([product(5), 'list:2'])
    add([product(5), 'lists'])
    await poll(() => purges.length).toBe(2)
    expect(sent()).toEqual([1, 2].map(() => ['product:5', 'list:2', 'lists']))
    expect(purges[0]!.at - begun).toBeGreaterThan(100)
    expect(purges[0]).toMatchObject({
      method: 'PURGE',
      surrogateKey: sent()[0]!.join(' '),
      authorization: `Basic ${Buffer.from('user:s@fe').toString('base64')}`,
    })
  })

  it('drops everything where everything may have changed, or too much has', async () => {
    const { add } = open()
    add([product(1), 'all'])
    await poll(() => purges.length).toBe(2)
    expect(sent()).toEqual([['all'], ['all']])
  })

  it('divides what one header cannot have, and drops everything beyond 2000 tags', async () => {
    const { add } = open()
    add(Array.from({ length: 1000 }, (_, i) => product(10_000 + i)))
    await poll(() => new Set(sent().flat()).size).toBe(1000)
    expect(purges.length).toBeGreaterThan(3)
    for (const { tags } of purges) expect(tags.join(' ').length).toBeLessThanOrEqual(4000)
    await sender!.close()
    purges.length = 0
    open().add(Array.from({ length: 2001 }, (_, i) => product(i)))
    await poll(() => sent()[0]).toEqual(['all'])
  })

  it('tries again what a cache did not do, together with what came meanwhile', async () => {
    failing = 2
    const { add } = open()
    add([product(1)])
    await poll(() => purges.length).toBe(1)
    add([product(2)])
    await poll(() => sent().at(2)).toEqual(expect.arrayContaining(['product:1', 'product:2']))
    expect(purges[2]!.at - purges[1]!.at).toBeGreaterThan(900)
    // The answer comes after the request.
    await poll(() => lines.map(({ level, text }) => [level, text])).toEqual([
      ['error', 'the cache in front could not be purged; it is tried again'],
      ['info', 'the cache in front is purged again'],
    ])
  })

  it('sends what waits when it is closed, and waits for no cache that is away', async () => {
    open().add([product(7)])
    await sender!.close()
    expect(sent()).toEqual([['product:7']])
    failing = 9
    open().add([product(8)])
    await sender!.close()
    expect(purges.length).toBeLessThan(4)
  })
})
