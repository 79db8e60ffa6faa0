import { createServer as createHttpServer } from 'node:http'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testMall } from '#demo/testing/test-mall.ts'
import { enqueueMail } from '../mail/mail.ts'
import { openMessageRegistry, type CommandHandlers } from '../message-registry.ts'
import { openMessageSender } from '../message-sender.ts'
import { messageCommandHandlers, messageCommands } from '../messages.commands.ts'
import type { Outbox } from '@kalata/transactional-outbox/outbox.ts'
import { isDue, openOutbox } from './outbox-worker.ts'
import { sweepOutbox } from './outbox.ts'
import { outboxCommand } from './outbox.cli.ts'
import { outbox as rows } from './outbox.tables.ts'
import type { Settings } from '../../settings.ts'
import { enqueueSms } from '../sms.ts'

const test = testMall()
const closing: (() => Promise<void>)[] = []
beforeEach(async () => void (await test.db.delete(rows)))
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function anOutbox(commandHandlers: CommandHandlers, timeout?: number, isBusy = () => false): Outbox {
  const messages = openMessageRegistry([{ name: 'test', outboxCommands: messageCommands, commandHandlers }])
  const outbox = openOutbox({
    ...{ db: test.db, messages, openCtx: () => test.ctx(), now: test.clock.now, log: test.ctx().log, isBusy },
    ...(timeout ? { timeout } : {}),
  })
  closing.push(() => outbox.close())
  return outbox
}
const sending = (part: Partial<Settings>) => messageCommandHandlers(openMessageSender({ ...test.settings, ...part }))
const aMail = (to: string) => ({ to, lang: 'en' as const, subject: 's', text: 't', html: '<p>t</p>' })
const enqueueMailTo = (to: string) => enqueueMail(test.ctx(), to, aMail(to))

/** A mail server that answers mail to `slow...` when `release` is called, and rejects `bad...` for good. */
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
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('slow')) waiting.push(() => done())
      else done(address.startsWith('bad') ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null)
    },
    onData(stream, session, done) {
      stream.resume().on('end', () => (got.push(session.envelope.rcptTo[0]!.address), done()))
    },
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  closing.push(() => new Promise((resolve) => void server.close(() => resolve())))
  const release = () => waiting.splice(0).forEach((go) => go())
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, got, counts, waiting, release }
}

/** Accepts every SMS. */
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

describe('mail and SMS', () => {
  it('do not wait for a slow mail, neither mail nor SMS, nor what is enqueued later', async () => {
    const [mail, sms] = [await aMailServer(), await aGateway()]
    const outbox = anOutbox(sending({ smtpUrl: mail.url, smsUrl: sms.url }))
    for (const to of ['slow1@example.ge', 'slow2@example.ge', 'a@example.ge']) await enqueueMailTo(to)
    outbox.tick()
    await expect.poll(() => [mail.got.length, mail.waiting.length]).toEqual([1, 2])
    await enqueueMailTo('b@example.ge')
    await enqueueSms(test.ctx(), 'later', { to: '+995555123456', lang: 'en', text: 't' })
    outbox.tick()
    await expect.poll(() => [mail.got, sms.got]).toEqual([['a@example.ge', 'b@example.ge'], ['+995555123456']])
    mail.release()
    await expect.poll(() => mail.got.length).toBe(4)
  })

  it('are sent four at a time at most, however many wait', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }))
    for (let i = 0; i < 12; i++) await enqueueMailTo(`slow${i}@example.ge`)
    for (let i = 0; i < 5; i++) outbox.tick()
    await expect.poll(() => mail.waiting.length).toBe(4)
    const drained = outbox.drain()
    await expect.poll(() => (mail.release(), mail.got.length), { timeout: 50_000 }).toBe(12)
    expect(await drained).toBe(12)
    expect(mail.counts.most).toBe(4)
  })

  it.each([
    ['one after another while requests keep the process busy', true, 1],
    ['at once when they do not', false, 4],
  ])('are sent %s', async (_when, isBusy, expected) => {
    const counts = { now: 0, most: 0 }
    const send = async () => {
      counts.most = Math.max(counts.most, ++counts.now)
      await nextTurn()
      counts.now--
    }
    const outbox = anOutbox(messageCommandHandlers(send), undefined, () => isBusy)
    for (let i = 0; i < 12; i++) await enqueueMailTo(`m${i}@example.ge`)
    expect(await outbox.drain()).toBe(12)
    expect(counts.most).toBe(expected)
  })

  it('that hang delay no other, busy or not', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }), undefined, () => true)
    for (const to of ['slow1@example.ge', 'slow2@example.ge', 'a@example.ge']) await enqueueMailTo(to)
    outbox.tick()
    await expect.poll(() => [mail.got.length, mail.waiting.length]).toEqual([1, 2])
    mail.release()
    await outbox.close()
  })

  it('to a bad address delay no other, and are dead letters after twelve attempts', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }))
    for (let i = 0; i < 6; i++) await enqueueMailTo(`bad${i}@example.ge`)
    await enqueueMailTo('good@example.ge')
    expect(await outbox.drain()).toBe(1)
    expect(mail.got).toEqual(['good@example.ge'])
    for (let attempt = 2; attempt <= 12; attempt++) {
      test.clock.forward(3600_000)
      expect(await outbox.drain()).toBe(0)
    }
    const bad = (await test.db.select().from(rows)).filter((row) => row.doneAt === null)
    expect(bad).toHaveLength(6)
    for (const row of bad) expect(row).toMatchObject({ attempts: 12, failedAt: test.clock.now() })
    expect(bad[0]!.error).toContain('no such mailbox')
    const { id } = bad[0]!
    expect(await outboxCommand(test.ctx(), ['drop', id])).toMatchObject({ ok: true, text: `${id} is dropped: this mail is not sent` })
    expect(await outboxCommand(test.ctx(), ['drop', id])).toMatchObject({ ok: false, text: `${id} is no dead letter` })
    const [dropped] = await test.db.select().from(rows).where(eq(rows.id, id))
    expect(dropped).toMatchObject({ failedAt: null, doneAt: test.clock.now(), payload: {} })
    expect((await outboxCommand(test.ctx(), ['failed'])).data).toHaveLength(5)
  })

  it('past their time are dropped', async () => {
    const mail = await aMailServer()
    const until = new Date(test.clock.now().getTime() + 1000)
    await enqueueMail(test.ctx(), 'late', aMail('late@example.ge'), until)
    test.clock.forward(1000)
    expect(await anOutbox(sending({ smtpUrl: mail.url })).drain()).toBe(1)
    expect(mail.got).toEqual([])
  })

  it('are given up after the timeout by a server that keeps the line busy, and attempted again', async () => {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      const drip = setInterval(() => socket.write('2'), 20)
      socket.on('error', () => undefined).on('close', () => (clearInterval(drip), sockets.delete(socket)))
    })
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
    closing.push(() => new Promise((resolve) => void server.close(() => resolve())))
    const smtpUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
    await enqueueMailTo('a@example.ge')
    // The server never ends: that the drain ends is the timeout's doing.
    expect(await anOutbox(sending({ smtpUrl }), 300).drain()).toBe(0)
    await expect.poll(() => sockets.size).toBe(0)
    const [row] = await test.db.select().from(rows)
    expect(row).toMatchObject({ attempts: 1, doneAt: null, dueAt: new Date(test.clock.now().getTime() + 1000) })
    const mail = await aMailServer()
    test.clock.forward(1000)
    expect(await anOutbox(sending({ smtpUrl: mail.url })).drain()).toBe(1)
    expect(mail.got).toEqual(['a@example.ge'])
  })

  it('are each sent once, though three processes send', async () => {
    const got: string[] = []
    const all = Array.from({ length: 300 }, (_, i) => `m${i}@example.ge`)
    await Promise.all(all.map(enqueueMailTo))
    const handlers: CommandHandlers = { mail: async (_ctx, { to }) => void got.push(to), sms: () => Promise.resolve() }
    const done = await Promise.all(Array.from({ length: 3 }, () => anOutbox(handlers).drain()))
    expect(got.sort()).toEqual(all.sort())
    expect(done.reduce((sum, each) => sum + each, 0)).toBe(300)
  })

  it('do not keep a closing server waiting', async () => {
    const mail = await aMailServer()
    const outbox = anOutbox(sending({ smtpUrl: mail.url }))
    await enqueueMailTo('slow@example.ge')
    outbox.tick()
    await expect.poll(() => mail.waiting.length).toBe(1)
    // The mail server never answers: that closing ends is the shutdown timeout's doing.
    await outbox.close()
    expect((await test.db.select().from(rows))[0]).toMatchObject({ doneAt: null })
  })
})

describe('a claim of mails', () => {
  it('reads none of the events that wait before them', async () => {
    const dueAt = new Date(test.clock.now().getTime() - 60_000)
    const events = Array.from({ length: 2000 }, (_, i) => ({
      topic: 'order.placed',
      key: `event ${i}`,
      subscriber: 'test',
      payload: {},
      dueAt,
    }))
    await test.db.insert(rows).values(events)
    await enqueueMailTo('a@example.ge')
    await test.db.execute(sql`analyze outbox`)
    const due = sql`select id from outbox where ${isDue('mail', test.clock.now().toISOString())} order by due_at limit 4`
    const { rows: plan } = await test.db.execute<{ 'QUERY PLAN': string }>(sql`explain (analyze, timing off, summary off) ${due}`)
    const lines = plan.map((line) => line['QUERY PLAN']).join('\n')
    expect(lines).toContain('outbox_due')
    expect(lines).toContain('rows=1')
    expect(lines).not.toContain('Removed by Filter')
  })
})

describe('delivered rows', () => {
  it('are deleted after 30 days; what waits or failed stays', async () => {
    const day = 24 * 3600_000
    const ago = (days: number) => new Date(test.clock.now().getTime() - days * day)
    const row = (key: string, doneAt: Date | null) => ({ topic: 'mail', key, payload: {}, dueAt: ago(60), doneAt })
    await test.db.insert(rows).values([row('old', ago(30.01)), row('young', ago(29.9)), row('waits', null)])
    await test.db.insert(rows).values({ ...row('failed', null), failedAt: ago(50) })
    const many = Array.from({ length: 6000 }, (_, i) => row(`old ${i}`, ago(40)))
    for (let i = 0; i < many.length; i += 2000) await test.db.insert(rows).values(many.slice(i, i + 2000))
    expect(await sweepOutbox(test.ctx())).toBe(6001)
    expect((await test.db.select().from(rows)).map(({ key }) => key).sort()).toEqual(['failed', 'waits', 'young'])
    expect(await sweepOutbox(test.ctx())).toBe(0)
  })
})
