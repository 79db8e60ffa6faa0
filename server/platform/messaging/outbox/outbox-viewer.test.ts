import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { openMall, type Mall } from '#server/mall.ts'
import { openMessageSender } from '../message-sender.ts'

const test = testMall()
let mall: Mall
beforeAll(async () => {
  const settings = { ...test.settings, mode: 'development' as const }
  mall = await openMall({ settings, db: test.db, log: test.ctx().log })
  const send = openMessageSender(settings)
  await send({ channel: 'sms', to: '+995555123456', lang: 'ka', subject: '', text: 'კოდი 123456', html: '' })
  await new Promise((resolve) => setTimeout(resolve, 5))
  await send({
    channel: 'mail',
    to: '<b>@example.ge',
    lang: 'en',
    subject: 'Hi <script>',
    text: 'plain & simple',
    html: '<p>letter</p><script>alert(1)</script>',
  })
})
afterAll(() => mall.close())
const open = (url: string, host = 'localhost:3000', of = mall) => of.app.inject({ url, headers: { host } })

describe('the outbox page', () => {
  it('shows mail and SMS, the newest first, as text', async () => {
    const page = await open('/outbox')
    expect(page.statusCode).toBe(200)
    expect(page.body.indexOf('plain &#38; simple')).toBeGreaterThan(0)
    expect(page.body.indexOf('კოდი 123456')).toBeGreaterThan(page.body.indexOf('plain &#38; simple'))
    expect(page.body).not.toContain('<script>')
    expect(page.body).not.toContain('<b>@')
    expect(page.headers['cache-control']).toBe('no-store')
  })

  it('shows a mail as it looks, without its scripts', async () => {
    const name = /src="(\/outbox\/[^"]+)"/.exec((await open('/outbox')).body)![1]!
    const mail = await open(name)
    expect(mail.body).toContain('<p>letter</p>')
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
  })

  it.each(['/outbox/..%2f..%2fetc%2fpasswd', '/outbox/none', '/outbox/.hidden', '/outbox/a/b'])('has nothing at %s', async (url) => {
    expect((await open(url)).statusCode).toBe(404)
  })

  it('is not there for other hosts, nor outside development', async () => {
    expect((await open('/outbox', 'evil.example')).statusCode).toBe(404)
    expect((await open('/outbox', 'localhost:3000', test.mall)).statusCode).toBe(404)
  })
})
