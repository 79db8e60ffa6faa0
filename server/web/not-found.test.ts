import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { logLines } from '#demo/testing/log-lines.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { sendNotFoundPage } from './not-found-page.ts'

const { log, lines } = logLines('info')
const test = testMall({}, { log })
let port: number
beforeAll(async () => {
  test.mall.onNotFound((_request, reply, status) => sendNotFoundPage(reply, 'en', status, ['/assets/style.css']))
  await test.mall.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.mall.app.server.address() as AddressInfo).port
})

/** Sends bytes as they are and reads until the connection ends, or closes it after `cutAfter` ms. */
function raw(request: string, cutAfter?: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    let received = ''
    socket.on('data', (chunk) => void (received += String(chunk)))
    socket.once('error', reject)
    socket.once('close', () => resolve(received))
    if (cutAfter !== undefined) setTimeout(() => socket.destroy(), cutAfter)
  })
}
const ask = (line: string, headers = '') => raw(`${line} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n${headers}\r\n`)

describe('a target in absolute form, as proxies send it', () => {
  it.each(['http://mall.example', 'HTTP://mall.example:80', 'https://mall.example', 'http://'])('%s is its path', async (host) => {
    for (const path of ['/health/live', '/api/minimall/nothing?x=1', '//health/live'])
      expect((await ask(`GET ${host}${path}`)).split(' ')[1]).toBe((await ask(`GET ${path}`)).split(' ')[1])
  })

  it('without a path is the entry page, and what is no path at all is nothing', async () => {
    for (const target of ['http://mall.example', 'http://mall.example?x=1', '*'])
      expect(await ask(`GET ${target}`)).toMatch(/^HTTP\/1.1 404 /)
    expect(await ask('OPTIONS *')).toMatch(/^HTTP\/1.1 405 /)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  })
})

describe('a request that no route answers', () => {
  it.each([
    ['GET /%E0%A4%A', 404],
    ['GET /assets/x.js', 404],
    ['GET /sandbox/pay/' + 'a'.repeat(300), 404],
    ['PROPFIND /home', 405],
    ['DELETE /home', 405],
    ['PROPFIND /%E0%A4%A', 405],
  ])('%s gets the not-found page of the framework', async (line, status) => {
    const reply = await ask(line)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(reply).toMatch(/content-type: text\/html/i)
    expect(reply).toContain('<h1>This page could not be found</h1>')
    expect(reply).toMatch(/x-content-type-options: nosniff/i)
    expect(reply).toMatch(/content-security-policy: default-src 'self'/i)
    if (status === 405) expect(reply).toMatch(/allow: GET, HEAD/i)
  })

  it.each([
    'GET /api/%E0%A4%A',
    'PROPFIND /api/mall/home',
    'GET /api/no/such',
    'GET /api',
    'GET //api/x',
    'GET /api/mall/products/' + '1'.repeat(300),
  ])('%s gets the envelope', async (line) => {
    const reply = await ask(line, 'lang: en\r\n')
    expect(reply).toMatch(/^HTTP\/1.1 404 /)
    expect(JSON.parse(reply.split('\r\n\r\n')[1]!)).toMatchObject({
      code: 1005,
      key: 'notFound',
      message: 'Not found. It may have been deleted already',
    })
  })

  it.each([
    ['GET /api/pc/mall/home?x=1', 'POST'],
    ['DELETE /api/mall/orders/261129-2RCEYEH8H9P', 'GET'],
    ['PUT /api/minimall/member/uniteLogin', 'POST, GET'],
    ['PROPFIND /api/api/sms/send', 'POST'],
    ['HEAD /api/mall/categories', 'GET'],
  ])('%s, a call with another method, gets 405', async (line, allowed) => {
    const reply = await ask(line, 'lang: en\r\n')
    expect(reply).toMatch(/^HTTP\/1.1 405 /)
    expect(reply).toMatch(new RegExp(`^allow: ${allowed}\r$`, 'im'))
    if (!line.startsWith('HEAD')) expect(reply).toContain('"key":"request.wrongMethod"')
  })

  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400],
    ['a method that HTTP does not have', 'BREW /home HTTP/1.1\r\nhost: a\r\n\r\n', 400],
    ['long headers', `GET /api/mall/categories HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ])('or cannot be read gets the envelope: %s', async (_, bytes, status) => {
    const reply = await raw(bytes)
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(JSON.parse(reply.split('\r\n\r\n')[1]!)).toMatchObject({ code: expect.any(Number), key: expect.stringMatching(/^request\./) })
  })

  it.each([
    ['', 'ka-GE', 'გამოგზავნილი მონაცემები ზედმეტად დიდია'],
    ['cookie: x=1; lang=ru_RU\r\n', 'ru-RU', 'Отправлено слишком много данных'],
    ['cookie: lang=__proto__\r\n', 'ka-GE', 'გამოგზავნილი მონაცემები ზედმეტად დიდია'],
  ])('or is a page at an address beyond all length gets a page that says so, with the way home: %s', async (cookie, tag, words) => {
    const reply = await raw(`GET /search_result?keywords=${'%E1%83%90'.repeat(3000)} HTTP/1.1\r\nhost: a\r\n${cookie}\r\n`)
    expect(reply).toMatch(/^HTTP\/1.1 431 [^]*content-type: text\/html; charset=utf-8/)
    expect(reply).toMatch(/x-content-type-options: nosniff\r\ncontent-security-policy: default-src 'none'/)
    expect(reply).toContain(`<html lang="${tag}">`)
    expect(reply).toContain(`<h1>${words}</h1>`)
    expect(reply).toContain('<a href="/home">')
  })
})

describe('a form that is broken', () => {
  const url = '/api/account/registerByEmail'
  const post = (type: string, payload: string) =>
    test.mall.app.inject({ method: 'POST', url, headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', lang: 'en' }, payload })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with a long boundary', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'x'],
    ['with another boundary', 'multipart/form-data; boundary=x', 'y'],
    ['that ends early', 'multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na'],
    [
      'that names a field twice',
      'multipart/form-data; boundary=x',
      `${'--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na\r\n'.repeat(2)}--x--`,
    ],
    ['that is empty', 'multipart/form-data; boundary=x', ''],
  ])('%s is 400 and no alarm', async (_, type, payload) => {
    lines.length = 0
    const reply = await post(type, payload)
    expect([reply.statusCode, reply.json().key]).toEqual([400, expect.stringMatching(/^request\.(?:malformed|invalid)$/)])
    expect(lines.filter(({ level }) => level >= 40)).toEqual([])
  })

  it.each(['multipart/form-data; boundary=x', 'application/json', 'application/x-www-form-urlencoded'])(
    '%s that is cut with its connection is no alarm',
    async (type) => {
      lines.length = 0
      const head = `POST ${url} HTTP/1.1\r\nhost: a\r\nsec-fetch-site: same-origin\r\ncontent-type: ${type}\r\ncontent-length: 500\r\n\r\n`
      await raw(`${head}--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na`, 100)
      await new Promise((resolve) => setTimeout(resolve, 200))
      expect(lines.filter(({ level }) => level >= 40)).toEqual([])
    },
  )
})
