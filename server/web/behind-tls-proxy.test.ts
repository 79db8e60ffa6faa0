import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { hashPassword } from '#server/accounts/passwords/password-hash.service.ts'

const origin = 'https://mall.example'
const secure = testMall({ ORIGIN: origin, TRUSTED_PROXIES: '127.0.0.1' })
const plain = testMall({ ORIGIN: 'http://mall.example' })
/** What a proxy that ends TLS adds, and what somebody may have sent in its place. */
const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example', 'x-forwarded-for': '203.0.113.9' }
const paths = ['/api/pc/mall/notice/list', '/api/nothing', '/nothing', '/health/live', '/robots.txt', '/sitemap.xml', '/media/none']

describe('behind a proxy that ends TLS', () => {
  it('every reply asks browsers to come by https from now on, whatever it says', async () => {
    for (const url of paths) {
      const { headers } = await secure.mall.app.inject({ url, headers: forwarded })
      expect(headers['strict-transport-security'], url).toBe('max-age=63072000; includeSubDomains')
    }
  })

  it('cookies are sent by https alone, and that of the session to this host alone', async () => {
    const email = 'secure@example.ge'
    await aMember(secure.ctx(), { email, passwordHash: await hashPassword('Kerami4ka') })
    const reply = await secure.mall.app.inject({
      method: 'POST',
      url: '/api/minimall/member/uniteLogin',
      headers: { ...forwarded, origin, 'content-type': 'application/json' },
      payload: JSON.stringify({ mail: email, password: 'Kerami4ka' }),
    })
    expect(reply.json<{ code: number }>().code).toBe(0)
    expect(reply.cookies.length).toBeGreaterThan(1)
    for (const cookie of reply.cookies) expect([cookie.name, cookie.secure, cookie.sameSite]).toEqual([cookie.name, true, 'Lax'])
    expect(reply.cookies.find(({ name }) => name === '__Host-sid')).toMatchObject({ httpOnly: true, path: '/' })
    expect(reply.cookies.find(({ name }) => name === '__Host-sid')).not.toHaveProperty('domain')
  })

  it('addresses are those of ORIGIN, whatever host was asked for', async () => {
    for (const url of ['/robots.txt', '/sitemap.xml']) {
      const { body } = await secure.mall.app.inject({ url, headers: { ...forwarded, host: 'evil.example' } })
      expect(body).toContain(origin)
      expect(body).not.toContain('evil.example')
    }
  })
})

it('without TLS nobody is sent to https, and nobody who says so is believed', async () => {
  for (const url of paths) {
    const { headers, cookies } = await plain.mall.app.inject({ url, headers: forwarded })
    expect(headers, url).not.toHaveProperty('strict-transport-security')
    expect(cookies.filter((cookie) => cookie.secure)).toEqual([])
  }
})
