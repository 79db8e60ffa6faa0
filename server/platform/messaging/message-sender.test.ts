import { createServer, type IncomingMessage } from 'node:http'
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#contract/core/languages.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { openMall } from '#server/mall.ts'
import { openMessageSender } from './message-sender.ts'
import { outbox } from './outbox/outbox.tables.ts'
import type { Settings } from '../settings.ts'

const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A mall over the test's database that sends mail and SMS; the test drains its outbox. */
async function aSendingMall(part: Partial<Settings>) {
  const mall = await openMall({ settings: { ...test.settings, ...part }, db: test.db, log: test.ctx().log, now: test.clock.now })
  closing.push(() => mall.close())
  return mall
}

async function anSmtpServer(): Promise<{ url: string; got: { to: string[]; text: string }[] }> {
  const got: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')))
      stream.on('end', () => (got.push({ to: session.envelope.rcptTo.map((each) => each.address), text }), done()))
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => void server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, got }
}

/** The parts of a message as a mail reader decodes them, by their type. */
function partsOf(message: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(message)![1]!
  const parts = message.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trim().split('\r\n\r\n')
      const raw = body.join('\r\n\r\n')
      const base64 = /base64/i.test(head)
      const bytes = base64
        ? Buffer.from(raw, 'base64')
        : Buffer.from(
            raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          )
      return [/Content-Type: ([\w/]+)/i.exec(head)![1]!, bytes.toString('utf8')]
    }),
  )
}

const subjectOf = (message: string) =>
  [...message.matchAll(/=\?UTF-8\?(B|Q)\?([^?]*)\?=/gi)]
    .map(([, kind, text]) =>
      kind!.toUpperCase() === 'B'
        ? Buffer.from(text!, 'base64').toString('utf8')
        : Buffer.from(
            text!.replaceAll('_', ' ').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString('utf8'),
    )
    .join('')

describe('mail over SMTP', () => {
  it.each(languages)('arrives in %s as text and as HTML, with its code in subject and both', async (lang) => {
    const { url, got } = await anSmtpServer()
    const mall = await aSendingMall({ smtpUrl: url })
    const mail = `nino.${lang}@example.ge`
    const reply = await test.call('accounts.sendMailCode', { mail, type: 0 }, { headers: fromSubnet(), lang })
    expect(reply.code).toBe(0)
    await mall.drain()
    expect(got).toHaveLength(1)
    const [{ to, text }] = got as [{ to: string[]; text: string }]
    expect(to).toEqual([mail])
    expect(text).toMatch(new RegExp(`^Content-Language: ${lang}\r$`, 'm'))
    const parts = partsOf(text)
    const code = /\b\d{6}\b/.exec(parts['text/plain']!)![0]
    expect(lang === 'en' ? text : subjectOf(text)).toContain(code)
    expect(parts['text/html']).toContain(`<html lang="`)
    const word = { ka: 'რეგისტრაციის', en: 'registration', ru: 'регистрацию', zh: '注册' }[lang]
    for (const part of Object.values(parts)) expect(part).toContain(word)
    expect(parts['text/html']).toContain(code)
  })

  it('that fails is attempted again, and its content is deleted once it was sent', async () => {
    const mall = await aSendingMall({ smtpUrl: 'smtp://127.0.0.1:1' })
    await test.call('accounts.sendMailCode', { mail: 'later@example.ge', type: 0 }, { headers: fromSubnet() })
    expect(await mall.drain()).toBe(0)
    const { url, got } = await anSmtpServer()
    const restarted = await aSendingMall({ smtpUrl: url })
    test.clock.forward(1000)
    expect(await restarted.drain()).toBe(1)
    expect(got.map(({ to }) => to[0])).toEqual(['later@example.ge'])
    const rows = await test.db.select().from(outbox)
    expect(rows.every((row) => row.doneAt !== null && JSON.stringify(row.payload) === '{}')).toBe(true)
  })
})

interface Asked {
  headers: IncomingMessage['headers']
  method: string | undefined
  body: unknown
}

async function aGateway(statuses: number[]): Promise<{ url: string; asked: Asked[] }> {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      asked.push({ headers: request.headers, method: request.method, body: body ? JSON.parse(body) : undefined })
      response.writeHead(statuses[asked.length - 1] ?? 200, { location: '/elsewhere' }).end('{"ok":true}')
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))))
  return { url: `http://kalata:to%40ken@127.0.0.1:${(server.address() as AddressInfo).port}/send`, asked }
}

describe('an SMS over the gateway', () => {
  it('is posted as JSON with its credentials in the header, and again under the same id until it is accepted', async () => {
    const { url, asked } = await aGateway([500, 302, 200])
    const mall = await aSendingMall({ smsUrl: url, smsFrom: 'Mall' })
    await test.call('accounts.sendSmsCode', { mobilePhone: '555121212', smsType: 1 }, { headers: fromSubnet() })
    for (let i = 0; i < 4; i++) {
      await mall.drain()
      test.clock.forward(6000)
    }
    expect(asked).toHaveLength(3)
    for (const each of asked) {
      expect(each.method).toBe('POST')
      expect(each.headers.authorization).toBe(`Basic ${Buffer.from('kalata:to@ken').toString('base64')}`)
      expect(each.body).toMatchObject({ to: '+995555121212', from: 'Mall', text: expect.stringMatching(/\b\d{6}\b/) })
    }
    expect(new Set(asked.map((each) => each.headers['idempotency-key'])).size).toBe(1)
    expect((asked[0]!.body as { id: string }).id).toBe(asked[0]!.headers['idempotency-key'])
  })

  it('leaves mail to the mail server', async () => {
    const { url, asked } = await aGateway([])
    const { url: smtpUrl, got } = await anSmtpServer()
    const send = openMessageSender({ ...test.settings, smsUrl: url, smtpUrl })
    await send({ channel: 'mail', to: 'a@example.ge', lang: 'en', subject: 's', text: 't', html: '<b>t</b>' })
    await send({ channel: 'sms', to: '+995555121212', lang: 'en', subject: '', text: 't', html: '' })
    expect([asked.length, got.length]).toEqual([1, 1])
  })
})

describe('a gateway that accepts the connection and says nothing', () => {
  /** Listens and never answers. */
  async function silence(): Promise<number> {
    const sockets = new Set<Socket>()
    const server = createTcpServer((socket) => void sockets.add(socket.on('error', () => undefined)))
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
    closing.push(async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => void server.close(resolve))
    })
    return (server.address() as AddressInfo).port
  }
  const message = { to: 'nino@example.ge', lang: 'en', subject: 's', text: 't', html: '', id: 'one' } as const

  it.each([
    ['mail', 'smtpUrl', 'smtp'],
    ['sms', 'smsUrl', 'http'],
  ] as const)('costs a message by %s no longer than it may take', async (channel, setting, scheme) => {
    const send = openMessageSender({ ...test.settings, [setting]: `${scheme}://127.0.0.1:${await silence()}` })
    await expect(send({ ...message, channel }, AbortSignal.timeout(300))).rejects.toThrow()
  })

  it('keeps nobody from a reply: a code is asked for and comes later', async () => {
    const mall = await aSendingMall({ smtpUrl: `smtp://127.0.0.1:${await silence()}` })
    const reply = await mall.app.inject({
      method: 'POST',
      url: '/api/minimall/member/sendMail/code',
      headers: { 'content-type': 'application/json', ...fromSubnet() },
      payload: JSON.stringify({ mail: 'waiting@example.ge', type: 0 }),
    })
    expect(reply.json<{ code: number }>().code).toBe(0)
    expect(await test.db.select().from(outbox)).toContainEqual(expect.objectContaining({ topic: 'mail', doneAt: null }))
    await test.db.delete(outbox)
  })
})
