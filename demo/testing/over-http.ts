import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { beforeAll } from 'vitest'
import type { CallName } from '#contract/calls.ts'
import type { Envelope } from '#contract/core/call.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { swapWireNames } from '#contract/core/wire-names.ts'
import { routeOf } from '#contract/route-of.ts'
import type { TestMall } from './test-mall.ts'

/** How often a race is run: a few times, and `RACE_ROUNDS=20` for the full proof, with crowds of their full size. */
export const raceRounds = Number(process.env.RACE_ROUNDS ?? 3)
export const isFullProof = raceRounds >= 20

/** Lets the mall of a test file listen on a port. @returns its address, once the tests run */
export function listening(test: TestMall): () => string {
  let url = ''
  beforeAll(async () => {
    await test.mall.app.listen({ port: 0, host: '127.0.0.1' })
    url = `http://127.0.0.1:${(test.mall.app.server.address() as AddressInfo).port}`
  })
  return () => url
}

/** ms until the last of a crowd is told that nothing is left. */
export const clearAnswer = 2000
/** ms of CPU time that this process has used, mall and buyers: as long as it would take on a machine that does nothing else. */
export const cpuMs = () => (({ user, system }) => (user + system) / 1000)(process.cpuUsage())

export interface Answer extends Envelope<Record<string, never> & { orderNos: string[]; paymentId: string; redirectUrl: string }> {
  status: number
  /** How long it took. */
  ms: number
}

const headersOf = (cookie: string) => ({ cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', lang: 'en' })

/** Submits over HTTP as a browser does. */
export async function submitOver(
  url: string,
  { buyer, request }: { buyer: { cookie: string }; request: object },
  key: string = randomUUID(),
): Promise<Answer> {
  const headers = { ...headersOf(buyer.cookie), 'idempotency-key': key }
  const begun = performance.now()
  const response = await fetch(`${url}/api/mall/checkout`, { method: 'POST', headers, body: swapWireNames(JSON.stringify(request)) })
  const envelope = (await response.json()) as Answer
  return { ...envelope, status: response.status, ms: performance.now() - begun }
}

/** One call of a member over HTTP. */
export async function callOver(url: string, cookie: string, name: CallName, input?: object): Promise<Envelope & { status: number }> {
  const { method, path, body } = encodeRequest(routeOf(name), input as never)
  const response = await fetch(`${url}/api/${path}`, { method, headers: headersOf(cookie), ...(body === undefined ? {} : { body }) })
  return { ...parseEnvelope(await response.text())!, status: response.status }
}

/** Presses a button of the sandbox's page. */
export const pressOver = (url: string, path: string, action = 'success'): Promise<Response> =>
  fetch(url + path, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' })
