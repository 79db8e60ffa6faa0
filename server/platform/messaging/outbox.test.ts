import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { enqueueMail } from './mail.ts'
import { messageOutboxHandlers, openMessageSender } from './message-sender.ts'
import { openOutbox, enqueue, sweepOutbox, type Outbox, type OutboxHandler } from './outbox.ts'
import { outbox as rows } from './outbox.tables.ts'
import type { Settings } from '../settings.ts'
import { enqueueSms } from './sms.ts'

const test = testMall()
const closing: (() => Promise<void>)[] = []
beforeEach(async () => void (await test.db.delete(rows)))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function anOutbox(receivers: Record<string, OutboxHandler>, patience?: number): Outbox {
  const outbox = openOutbox({ db: test.db, receivers, now: test.clock.now, log: test.ctx().log, ...(patience ? { patience } : {}) })
  closing.push(() => outbox.close())
  return outbox
}
const sending = (part: Partial<Settings>) => messageOutboxHandlers(openMessageSender({ ...test.settings, ...part }), test.clock.now)
const letter = (to: string) => ({ to, lang: 'en', subject: 's', text: 't', html: '<p>t</p>' })
const write = (to: string) => enqueueMail(test.ctx(), to, letter(to))

/** A mail server that is slow with letters to `slow...`: it answers them when `free` is called. */
async function aMailServer() {
  const got: string[] = []
  const waiting: (() => void)[] = []
  const counts = { now: 0, most: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      counts.most = Math.max(counts.most, ++counts.now)
      done()
    },
    onClose: () => void counts.now--,
    onRcptTo: ({ address }, _session, done) => (address.startsWith('slow') ? waiting.push(() => done()) : done()),
    onData(stream, session, done) {
      stream.resume().on('end', () => (got.push(session.envelope.rcptTo[0]!.address), done()))
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => void server.close(() => resolve())))
  const free = () => waiting.splice(0).forEach((go) => go())
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, got, counts, waiting, free }
}

/** Takes short messages. */
async function aGateway() {
  const got: string[] = []
  const server = createHttpServer((request, response) => {
    request.on('data', (chunk: Buffer) => got.push((JSON.parse(chunk.toString()) as { to: string }).to))
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, got }
}

describe('messages that leave', () => {
  it('do not wait for a slow letter, neither letters nor short messages, nor what is written later', async () => {
    const [mail, sms] = [await aMailServer(), await aGateway()]
    const outbox = anOutbox(sending({ smtpUrl: mail.url, smsUrl: sms.url }))
    for (const to of ['slow1@example.ge', 'slow2@example.ge', 'a@example.ge']) await write(to)
    outbox.tick()
    await expect.poll(() => [mail.got.length, mail.waiting.length]).toEqual([1, 2])
    await write('b@example.ge')
    await enqueueSms(test.ctx(), 'later', { to: '+995555123456', lang: 'en', text: 't' })
    outbox.tick()
    await expect.poll(() => [mail.got, sms.got]).toEqual([['a@example.ge', 'b@example.ge'], ['+995555123456']])
    mail.free()
    await expect.poll(() => mail.got.length).toBe(4)
  })

  it('leave four at a time at most, however many wait', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }))
    for (let i = 0; i < 12; i++) await write(`slow${i}@example.ge`)
    for (let i = 0; i < 5; i++) outbox.tick()
    await expect.poll(() => mail.waiting.length).toBe(4)
    await sleep(200)
    expect(mail.waiting).toHaveLength(4)
    const timer = setInterval(mail.free, 20)
    expect(await outbox.drain()).toBe(12)
    clearInterval(timer)
    expect(mail.counts.most).toBe(4)
  })

  it('are given up after a while by a server that keeps the line busy, and tried again', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      const drip = setInterval(() => socket.write('2'), 20)
      socket.on('error', () => undefined).on('close', () => (clearInterval(drip), sockets.delete(socket)))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
    closing.push(() => new Promise((resolve) => void server.close(() => resolve())))
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    await write('a@example.ge')
    const begun = performance.now()
    expect(await anOutbox(sending({ smtpUrl }), 300).drain()).toBe(0)
    expect(performance.now() - begun).toBeLessThan(3000)
    await expect.poll(() => sockets.size).toBe(0)
    const [row] = await test.db.select().from(rows)
    expect(row).toMatchObject({ attempts: 1, doneAt: null, dueAt: new Date(test.clock.now().getTime() + 1000) })
    const mail = await aMailServer()
    test.clock.forward(1000)
    expect(await anOutbox(sending({ smtpUrl: mail.url })).drain()).toBe(1)
    expect(mail.got).toEqual(['a@example.ge'])
  })

  it('each leave once, though three processes send', async () => {
    const got: string[] = []
    const all = Array.from({ length: 300 }, (_, i) => `m${i}@example.ge`)
    await Promise.all(all.map(write))
    const outboxes = Array.from({ length: 3 }, () => anOutbox({ mail: async ({ to }) => void got.push(String(to)) }))
    const done = await Promise.all(outboxes.map((outbox) => outbox.drain()))
    expect(got.sort()).toEqual(all.sort())
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(300)
  })

  it('hold up no mall that closes for long', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }))
    await write('slow@example.ge')
    outbox.tick()
    await expect.poll(() => mail.waiting.length).toBe(1)
    const begun = performance.now()
    await outbox.close()
    expect(performance.now() - begun).toBeLessThan(5000)
    expect((await test.db.select().from(rows))[0]).toMatchObject({ doneAt: null })
  })
})

describe('the mall’s own news', () => {
  it('arrive one after the other, in the order they are due', async () => {
    const heard: string[] = []
    let busy = 0
    const outbox = anOutbox({
      async news({ name }) {
        expect(++busy).toBe(1)
        await sleep(5)
        heard.push(String(name))
        busy--
      },
    })
    const due = (seconds: number) => new Date(test.clock.now().getTime() - seconds * 1000)
    for (const [name, age] of [['second', 20] as const, ['third', 10] as const, ['first', 30] as const])
      await enqueue(test.ctx(), 'news', name, { name }, due(age))
    expect(await outbox.drain()).toBe(3)
    expect(heard).toEqual(['first', 'second', 'third'])
  })
})

describe('old rows', () => {
  it('go 30 days after they were done; what waits stays', async () => {
    const day = 24 * 3600_000
    const ago = (days: number) => new Date(test.clock.now().getTime() - days * day)
    const row = (key: string, doneAt: Date | null) => ({ topic: 'mail', key, payload: {}, dueAt: ago(60), doneAt })
    await test.db.insert(rows).values([row('old', ago(30.01)), row('young', ago(29.9)), row('waits', null)])
    const many = Array.from({ length: 6000 }, (_, i) => row(`old ${i}`, ago(40)))
    for (let i = 0; i < many.length; i += 2000) await test.db.insert(rows).values(many.slice(i, i + 2000))
    expect(await sweepOutbox(test.ctx())).toBe(6001)
    expect((await test.db.select().from(rows)).map(({ key }) => key).sort()).toEqual(['waits', 'young'])
    expect(await sweepOutbox(test.ctx())).toBe(0)
  })
})
