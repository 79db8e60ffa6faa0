import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { StripeLedger, StripeError, type Params } from './stripe-ledger.ts'

/** The version whose parameters and objects are spoken here. */
const apiVersion = '2026-10-28.endive'
export const stripeKeys = { secretKey: 'sk_test_onlyForTests', webhookSecret: 'whsec_onlyForTests' } as const

/** A request that came in, as a test looks at it. */
export interface StripeCall {
  route: string
  params: Params
  key: string | undefined
}

export interface StripeServer {
  url: string
  ledger: StripeLedger
  calls: StripeCall[]
  /** The next requests are answered by 500. */
  outages: number
  /** Runs before the next request is answered. */
  before: (() => Promise<void>) | undefined
  /** A day goes by: what was asked for under a key is forgotten. */
  resetKeys(): void
  close(): Promise<void>
}

/**
 * A server on this machine that speaks as Stripe's documented API does: keys, idempotency keys, errors, Checkout Sessions, PaymentIntents,
 * refunds, customers and saved cards; it serves the sessions' pages too. Shoppers act by the methods of its ledger.
 */
export async function openStripe(now: () => Date): Promise<StripeServer> {
  const answered = new Map<string, { asked: string; status: number; body: string }>()
  const stripe = { ledger: new StripeLedger(now), calls: [], outages: 0, before: undefined, url: '' } as unknown as StripeServer
  const answer = async (request: IncomingMessage): Promise<{ status: number; body: string; replayed?: true }> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe')
    const params = { ...fieldsOf(searchParams), ...fieldsOf(new URLSearchParams(await readBody(request))) }
    const route = `${request.method} ${pathname}`
    const key = request.headers['idempotency-key'] as string | undefined
    stripe.calls.push({ route, params, key })
    const hook = stripe.before
    stripe.before = undefined
    await hook?.()
    if (stripe.outages > 0) {
      stripe.outages--
      return errorReply(500, { type: 'api_error' })
    }
    if (request.headers.authorization !== `Bearer ${stripeKeys.secretKey}`) return errorReply(401, { type: 'invalid_request_error' })
    if (request.headers['stripe-version'] !== apiVersion) return errorReply(400, { type: 'invalid_request_error', code: 'version' })
    const asked = JSON.stringify([route, params])
    const before = key === undefined ? undefined : answered.get(key)
    if (before && before.asked !== asked) return errorReply(400, { type: 'idempotency_error' })
    if (before) return { ...before, replayed: true }
    const reply = reached(() => stripe.ledger.answer(request.method ?? '', pathname, params))
    if (key !== undefined && request.method === 'POST') answered.set(key, { asked, ...reply })
    return reply
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const session = stripe.ledger.sessions.get(/^\/c\/pay\/(.+)/.exec(request.url ?? '')?.[1] ?? '')
    if (session) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(checkoutPage(session))
      return
    }
    const { status, body, replayed } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json', ...(replayed ? { 'idempotent-replayed': 'true' } : {}) })
    response.end(body)
  }
  const server = createServer((request, response) => {
    void respond(request, response)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  stripe.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stripe.ledger.pagesOrigin = stripe.url
  stripe.resetKeys = () => answered.clear()
  stripe.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return stripe
}

/** What Stripe writes into `stripe-signature`. */
export function stripeSignature(body: string, at: Date, secret: string = stripeKeys.webhookSecret): string {
  const t = Math.floor(at.getTime() / 1000)
  const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')
  return `t=${t},v1=${v1},v0=${randomBytes(32).toString('hex')}`
}

function reached(act: () => object): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(act()) }
  } catch (error) {
    if (error instanceof StripeError)
      return errorReply(error.status, { type: 'invalid_request_error', code: error.code, message: error.message })
    throw error
  }
}

/** The page of a Checkout Session: where its links lead. What a shopper does there is a method of the ledger. */
const checkoutPage = ({ id, params }: { id: string; params: Params }) =>
  `<!doctype html><title>Checkout</title>${link('Done', params.success_url?.replace('{CHECKOUT_SESSION_ID}', id))} ${link('Back', params.cancel_url)}`
const link = (name: string, address = '') => `<a href="${address.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${name}</a>`

const errorReply = (status: number, detail: object) => ({ status, body: JSON.stringify({ error: detail }) })
const fieldsOf = (search: URLSearchParams): Params => Object.fromEntries(search)

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}
