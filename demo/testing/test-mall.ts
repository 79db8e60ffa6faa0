import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Response } from 'light-my-request'
import { afterAll, beforeAll, inject } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { Envelope } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import type { Language } from '#contract/core/languages.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'
import type { Ctx, Member, MemberCtx } from '#server/context.ts'
import { openMall, type Mall } from '#server/mall.ts'
import { closeDatabase, type Database } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { checkRowShapes } from '@kalata/drizzle-postgres/statements/rows.ts'
import { openLog, type Logger } from '#server/platform/log.ts'
import type { Message } from '#server/platform/messaging/message-sender.ts'
import { createFileDatabase, dropFileDatabase } from './file-database.ts'
import { readSettings, type Settings } from '#server/platform/settings.ts'

/** A mall over a database of this test file's own, with a clock the test sets and messages it can read. */
export interface TestMall {
  mall: Mall
  db: Database
  settings: Settings
  /** Messages that left, oldest first. */
  sent: Message[]
  /** The mall's time; `clock.forward(ms)` moves it. */
  clock: { now(): Date; forward(ms: number): void; set(at: Date): void }
  ctx(part?: Partial<Pick<Ctx, 'lang'>>): Ctx
  as(member: Member, lang?: Language): MemberCtx
  /** One call over HTTP in process, as our own pages send it. `cookie` signs in. */
  call(name: CallName, input?: object, options?: CallOptions): Promise<Reply>
  /** A request that no page of ours sends: `POST account/loginByEmail`, any body, names as they are on the wire. */
  request(route: string, body?: unknown, options?: CallOptions): Promise<Reply>
}

export interface CallOptions {
  lang?: string
  cookie?: string
  headers?: Record<string, string>
  /** Sent as it is, without JSON.stringify. */
  raw?: string
}

export interface Reply extends Envelope<any> {
  status: number
  headers: Record<string, unknown>
  text: string
  /** The body as it was sent, compressed or not. */
  bytes: Buffer
  /** `name=value; ...` of all cookies the reply set, to send back. */
  cookies: string
}

/** What a test may take the place of. */
export interface TestMallOptions {
  /** The folder whose socket leads to the database, given the one of the server's. */
  host?: (host: string) => string
  log?: Logger
}

/** Opens a {@link TestMall} for the test file that calls it, and closes it after. */
export function testMall(overrides: Record<string, string> = {}, { host = (folder) => folder, log }: TestMallOptions = {}): TestMall {
  let name: string
  const folder = mkdtempSync(join(tmpdir(), 'kalata-file-'))
  const sent: Message[] = []
  let at = Date.UTC(2026, 10, 20, 8)
  const clock = {
    now: () => new Date(at),
    forward: (ms: number) => void (at += ms),
    set: (to: Date) => void (at = to.getTime()),
  }
  const test = { sent, clock } as TestMall

  beforeAll(async () => {
    await checkRowShapes()
    const { address, superuser } = inject('postgres')
    name = await createFileDatabase(superuser)
    test.settings = readSettings({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      CACHE_REPLIES: 'off',
      CACHE_CARDS: 'off',
      ...overrides,
    })
    const opened = log ?? openLog(test.settings.logLevel)
    test.db = openDatabase({ ...address, host: host(address.host), database: name }, opened)
    test.mall = await openMall({
      settings: test.settings,
      db: test.db,
      log: opened,
      now: clock.now,
      send: async (message) => void sent.push(message),
    })
    test.ctx = (part) => test.mall.ctx(part)
    test.as = (member, lang = 'en') => test.mall.ctx({ member, lang }) as MemberCtx
    test.call = async (name, input, options) => {
      const { method, path, body } = encodeRequest(routeOf(name), input)
      return readReply(await send(test.mall, method, path, body, options), parseEnvelope)
    }
    test.request = async (route, body, options) => {
      const [method, path] = route.split(' ') as ['GET' | 'POST', string]
      const response = await send(test.mall, method, path, body === undefined ? undefined : JSON.stringify(body), options)
      return readReply(response, (text) => JSON.parse(text) as Envelope)
    }
  })
  afterAll(async () => {
    await test.mall.close()
    await closeDatabase(test.db)
    await dropFileDatabase(inject('postgres').superuser, name)
    rmSync(folder, { recursive: true, force: true })
  })
  return test
}

function send(mall: Mall, method: 'GET' | 'POST', path: string, body: string | undefined, options: CallOptions = {}): Promise<Response> {
  const { lang = 'en', cookie, headers, raw } = options
  const payload = raw ?? body
  return mall.app.inject({
    method,
    url: `/api/${path}`,
    headers: {
      lang,
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

function readReply(response: Response, parse: (text: string) => Envelope | undefined): Reply {
  const cookies = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const isJson = response.headers['content-type']?.toString().includes('json') && !response.headers['content-encoding']
  const envelope = (isJson ? parse(response.body) : undefined) ?? ({} as Envelope)
  return { ...envelope, status: response.statusCode, headers: response.headers, text: response.body, bytes: response.rawPayload, cookies }
}
