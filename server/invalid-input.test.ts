import { beforeEach, describe, expect, it } from 'vitest'
import { swapWireNames } from '#contract/core/wire-names.ts'
import type { CallName } from '#contract/calls.ts'
import type { Named } from '#contract/core/call.ts'
import { aMember, type AMember } from '#demo/factories/members.ts'
import { invalidValues, sampleBody, sampleInput } from '#demo/testing/sample-input.ts'
import { testMall, type CallOptions, type Reply } from '#demo/testing/test-mall.ts'
import { servedCalls } from './modules.ts'

const test = testMall()
let member: AMember
// One a test: some calls end the session.
beforeEach(async () => void (member = await aMember(test.ctx())))

const calls = servedCalls.map(({ call }) => call)
const posts = calls.filter(({ method, body }) => method === 'POST' && body)
const rows = posts.map((call) => [call.name, call] as const)

/** The call with its smallest input and the fields given. */
async function send(call: Named, fields: object = {}, options: CallOptions = {}): Promise<Reply> {
  const headers = { ...(call.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}), ...options.headers }
  return test.call(call.name as CallName, { ...sampleInput(call), ...fields }, { cookie: member.cookie, ...options, headers })
}

/** What a browser sends from pages that are not ours. */
const elsewhere: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': '', origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': '', origin: 'null' },
]

/** An error has the envelope and reveals nothing internal. */
function expectEnvelope(reply: Reply): void {
  expect(Object.keys(reply)).toEqual(expect.arrayContaining(['code', 'message', 'key']))
  expect(reply.message).not.toBe('')
  expect(Number(reply.code)).toBeGreaterThan(0)
  expect(reply.text).not.toMatch(/\bat .+:\d+:\d+|node_modules|\/server\/|\bselect\b.+\bfrom\b|insert into|syntax error|drizzle|ECONN/i)
}

describe.each(rows)('%s', (_, call) => {
  it('rejects malformed JSON', async () => {
    for (const raw of ['{', '{"a":1,}', '"', 'nul', '{"a":1}}', '{"__proto__":{"a":1}}']) {
      const reply = await send(call, {}, { raw })
      expect(reply.status, raw).toBe(400)
      expectEnvelope(reply)
    }
  })

  it('rejects other types of content', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'application/octet-stream',
      ...(call.form ? [] : ['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']),
    ]) {
      const reply = await send(call, {}, { raw: swapWireNames(JSON.stringify(sampleBody(call))), headers: { 'content-type': type } })
      expect(reply.status, type).toBe(415)
      expectEnvelope(reply)
    }
  })

  it('rejects a body that is too large', async () => {
    const raw = JSON.stringify({ filler: 'a'.repeat((call.bodyLimit ?? 64 * 1024) + 1) })
    const reply = await send(call, {}, { raw })
    expect(reply.status).toBe(413)
    expectEnvelope(reply)
  })

  it('rejects a field it does not know, and names it', async () => {
    const reply = await send(call, { surprise: 1 })
    expect(reply).toMatchObject({ status: 400, key: 'request.invalid', params: { field: 'surprise' } })
    expectEnvelope(reply)
  })

  it('checks the body whatever the shape of its content type', async () => {
    const raw = swapWireNames(JSON.stringify({ ...sampleBody(call), surprise: 1 }))
    const shapes = [
      'application/json ; charset=utf-8',
      'application/json\ta',
      ' application/json',
      'application/json;',
      'Application/JSON, text/html',
      'application/jsonx',
    ]
    for (const type of shapes) {
      const reply = await send(call, {}, { raw, headers: { 'content-type': type } })
      expect([400, 415], type).toContain(reply.status)
    }
  })

  it('answers invalid values without a server error', async () => {
    const fields = Object.keys((call.body as unknown as { properties: object }).properties)
    for (const field of fields) {
      for (const value of invalidValues) {
        const reply = await send(call, { [field]: value })
        expect(reply.status, `${field}: ${JSON.stringify(value).slice(0, 40)} ${reply.text.slice(0, 200)}`).toBeLessThan(500)
        if (Number(reply.code) !== 0) expectEnvelope(reply)
      }
    }
  })
})

describe.each(rows.filter(([, call]) => call.access === 'public'))('%s', (_, call) => {
  it('answers everybody the same, signed in or not, from any site', async () => {
    const reply = await send(call)
    for (const headers of elsewhere) {
      const other = await send(call, {}, { headers, cookie: '' })
      expect([other.status, other.text, other.cookies], JSON.stringify(headers)).toEqual([reply.status, reply.text, ''])
    }
  })
})

describe.each(rows.filter(([, call]) => call.access !== 'public'))('%s', (_, call) => {
  it('rejects posts from another site', async () => {
    for (const headers of elsewhere) {
      const reply = await send(call, {}, { headers })
      expect(reply.status, JSON.stringify(headers)).toBe(403)
      expectEnvelope(reply)
    }
  })
})

it('includes every call with a body', () => expect(posts.length).toBe(calls.filter(({ body }) => body).length))
