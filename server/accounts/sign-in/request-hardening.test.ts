import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { aMember } from '#demo/factories/members.ts'
import { fromSubnet } from '#demo/testing/codes.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { sampleBody, sampleInput } from '#demo/testing/sample-input.ts'
import { testMall } from '#demo/testing/test-mall.ts'
import { servedCalls } from '#server/modules.ts'
import { members } from '../accounts.tables.ts'

/** The attacks of reference/reliability R29 and R31 against every call that writes. */
const test = testMall({ TRUSTED_PROXIES: '127.0.0.1' })
const aShopper = () => aMember(test.ctx(), { email: `${randomUUID()}@example.ge` })

describe('R29: posts from other sites', () => {
  const calls = servedCalls.map(({ call }) => call).filter(({ method, access }) => method === 'POST' && access !== 'public')
  const shapes: [string, Record<string, string>][] = [
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['no header', { 'sec-fetch-site': '' }],
    ['null origin', { 'sec-fetch-site': '', origin: 'null' }],
    ['another origin', { 'sec-fetch-site': '', origin: 'https://elsewhere.example' }],
    ['our host as a prefix of another', { 'sec-fetch-site': '', origin: 'http://localhost:3000.elsewhere.example' }],
  ]
  it.each(calls.map((call) => [call.path, call] as const))('%s rejects all', async (_, call) => {
    const member = await aShopper()
    const params = sampleInput(call)
    const path = `POST ${call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`
    for (const [name, headers] of shapes) {
      const reply = await test.request(path, undefined, {
        cookie: member.cookie,
        raw: swapWireNames(JSON.stringify(sampleBody(call))),
        headers: { ...fromSubnet(), ...headers },
      })
      expect(reply.status, name).toBe(403)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      if (call.form && type !== 'text/plain') continue
      const reply = await test.request(path, undefined, {
        cookie: member.cookie,
        raw: 'a=b',
        headers: { ...fromSubnet(), 'content-type': type },
      })
      expect(reply.status, type).toBeGreaterThanOrEqual(400)
    }
    expect(await test.call('accounts.profile', {}, { cookie: member.cookie })).toMatchObject({ status: 200 })
  })
})

describe('R31: fields that are not part of a call', () => {
  const calls = servedCalls
    .map(({ call }) => call)
    .filter(({ method, path, body }) => method === 'POST' && body && /account|user|member|sms|sessions|Notice/i.test(path))
  it.each(calls.map((call) => [call.path, call] as const))('%s rejects all', async (_, call) => {
    const member = await aShopper()
    const before = (await test.db.select().from(members).where(eq(members.id, member.id)))[0]
    const allowed = new Set(Object.keys(call.body!.properties))
    const columns = [...Object.keys(members), 'isAdmin', 'role', 'constructor', 'prototype'].filter((name) => !allowed.has(name))
    for (const name of columns) {
      const reply = await test.request(
        `POST ${call.path.replace(':id', member.id)}`,
        { [name]: 1 },
        { cookie: member.cookie, headers: fromSubnet() },
      )
      expect(reply.status, name).toBe(400)
    }
    const proto = await test.request(`POST ${call.path}`, undefined, {
      cookie: member.cookie,
      headers: fromSubnet(),
      raw: '{"__proto__":{"memberType":1}}',
    })
    expect(proto.status).toBe(400)
    expect((await test.db.select().from(members).where(eq(members.id, member.id)))[0]).toEqual(before)
  })
})
