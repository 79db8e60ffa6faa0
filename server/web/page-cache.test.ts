import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import pino from 'pino'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { noteTags } from '@kalata/tagged-cache/tagged-cache.ts'
import { contentSecurityPolicy } from './csp.ts'
import { openPageCache, publicAddress, sendCached } from './page-cache.ts'

const log = pino({ level: 'silent' })
const paths: Record<string, readonly string[]> = { '/': ['x', 'y'], '/home': ['x', 'y'], '/home.json': ['x', 'y'], '/list': ['x', 'a.*'] }
const asked: string[] = []
const routes = {
  publicParameters(path: string) {
    asked.push(path)
    return paths[path]
  },
}

const origin = 'http://localhost:3000'

describe('a cacheable page', () => {
  it.each([
    ['/home?y=2&x=1', '/home?x=1&y=2'],
    ['/home?utm_source=a&x=1&gclid=b&fbclid=c&timestamp=5', '/home?x=1'],
    ['/home?yclid=1&_openstat=2&X=1&x%20=2', '/home'],
    ['/home?lang=en&utm_id=7', '/home?lang=en'],
    ['/home.json?_routes=home,1&utm_id=7&x=', '/home.json?x='],
    ['/home?x=1&z=&x=2', '/home?x=1&x=2'],
    ['/list?b.size=1&x=1&a.size=m&a.colour=red&a=1', '/list?a.colour=red&a.size=m&x=1'],
  ])('%s is the page %s', (asked, page) => expect(publicAddress(routes, new URL(asked, origin))?.href).toBe(origin + page))

  it('is none where its route says nothing', () => expect(publicAddress(routes, new URL('/cart', origin))).toBeUndefined())

  it('is asked of the routes once for a path', () => {
    asked.length = 0
    for (const address of ['/x?a=1', '/x?a=2', '/x']) publicAddress(routes, new URL(address, origin))
    expect(asked).toEqual(['/x'])
  })
})

describe('the page cache', () => {
  const rendered = (status = 200) => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from('<script nonce="abc">let a = 1</script><script>let b = 2</script>'),
    nonce: 'abc',
  })
  const url = (path: string) => new URL(path, 'http://localhost:3000')

  it('renders once for a language and an address', async () => {
    const cache = openPageCache(log, { namesTags: false, isPurged: false })
    const render = vi.fn<() => Promise<ReturnType<typeof rendered>>>(async () => rendered())
    for (let times = 0; times < 3; times++) await cache.get('ka', url('/a?x=1&y=2'), render)
    expect(render).toHaveBeenCalledTimes(1)
    await cache.get('en', url('/a?x=1&y=2'), render)
    await cache.get('ka', url('/b?x=1&y=2'), render)
    expect(render).toHaveBeenCalledTimes(3)
    cache.change(['catalogue'])
    await cache.get('ka', url('/a?x=1&y=2'), render)
    expect(render).toHaveBeenCalledTimes(4)
  })

  it('serves the old page for at most 300 ms after a change, while it is rendered again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const cache = openPageCache(log, { namesTags: false, isPurged: false })
    const never = new Promise<ReturnType<typeof rendered>>(() => {})
    const show = (text: string) => async () => ({ ...rendered(), body: Buffer.from(text) })
    const read = async (render: () => Promise<ReturnType<typeof rendered>>) =>
      brotliDecompressSync((await cache.get('ka', url('/a'), render)).br).toString()
    expect(await read(show('1 left'))).toBe('1 left')
    cache.change(['catalogue'])
    expect(await read(() => never)).toBe('1 left')
    vi.setSystemTime(Date.now() + 200)
    cache.change(['catalogue'])
    vi.setSystemTime(Date.now() + 101)
    expect(await read(show('sold out'))).toBe('sold out')
  })

  it.each([['catalogue'], ['product:1']] as const)(
    'says of a page that it is outdated, where %s changed while it was rendered',
    async (changed) => {
      const cache = openPageCache(log, { namesTags: true, isPurged: true })
      const isOutdated = async (render: () => Promise<ReturnType<typeof rendered>>) =>
        Object.fromEntries((await cache.get('ka', url('/a'), render)).headers)['x-kalata-outdated'] === '1'
      const showing = async (meanwhile: () => void) => {
        noteTags(['product:1'])
        meanwhile()
        return rendered()
      }
      expect(await isOutdated(() => showing(() => cache.change([changed])))).toBe(true)
      expect(await isOutdated(() => showing(() => cache.change(['product:2'])))).toBe(false)
    },
  )

  it('does not store an error page', async () => {
    const cache = openPageCache(log, { namesTags: false, isPurged: false })
    const render = vi.fn<() => Promise<ReturnType<typeof rendered>>>(async () => rendered(404))
    await cache.get('ka', url('/a'), render)
    await cache.get('ka', url('/a'), render)
    expect(render).toHaveBeenCalledTimes(2)
  })

  it('allows by hash the scripts that carried the nonce, and no others', async () => {
    const page = await openPageCache(log, { namesTags: false, isPurged: false }).get('ka', url('/a'), async () => rendered())
    expect(brotliDecompressSync(page.br).toString()).toBe('<script>let a = 1</script><script>let b = 2</script>')
    const hash = "'sha256-x'"
    expect(Object.fromEntries(page.headers)['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]{44}';/)
    expect(contentSecurityPolicy(hash)).toContain(`script-src 'self' ${hash};`)
    expect(Object.fromEntries(page.headers)).not.toHaveProperty('content-length')
  })

  it('is sent in the encoding that the client accepts, and once', async () => {
    const cache = openPageCache(log, { namesTags: false, isPurged: false })
    const app = fastify()
    app.get('/a', async (request, reply) => sendCached(await cache.get('ka', url('/a'), async () => rendered()), request, reply))
    const ask = (headers: Record<string, string>) => app.inject({ url: '/a', headers })
    const plain = '<script>let a = 1</script><script>let b = 2</script>'
    const decoders = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const) {
      for (let turn = 0; turn < 2; turn++) {
        const reply = await ask({ 'accept-encoding': encoding === 'br' ? 'gzip, deflate, br, zstd' : 'gzip' })
        expect(reply.headers['content-encoding']).toBe(encoding)
        expect(decoders[encoding](reply.rawPayload).toString()).toBe(plain)
      }
    }
    expect((await ask({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip')
    const reply = await ask({})
    expect(reply.headers).not.toHaveProperty('content-encoding')
    expect(reply.body).toBe(plain)
    const etag = String(reply.headers.etag)
    const strong = etag.replace('W/', '')
    for (const known of [etag, strong, `"other", ${etag}`, `${strong} , W/"other"`, '*'])
      expect((await ask({ 'if-none-match': known })).statusCode, known).toBe(304)
    for (const other of ['', '"other"', strong.slice(1, -1)]) expect((await ask({ 'if-none-match': other })).statusCode, other).toBe(200)
    await app.close()
  })
})
