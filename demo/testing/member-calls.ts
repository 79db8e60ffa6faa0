import { randomUUID } from 'node:crypto'
import type { CallName, InputOf, ReplyOf } from '#contract/calls.ts'
import { parseEnvelope } from '#contract/core/envelope.ts'
import { encodeRequest } from '#contract/core/request.ts'
import { routeOf } from '#contract/route-of.ts'

/** Sends calls to a running mall as the member whose session cookie this is. */
export type Ask = <N extends CallName>(name: N, input?: InputOf<N>) => Promise<ReplyOf<N>>

/** @throws Error with the key of a failed call */
export function asker(url: string, cookie: string): Ask {
  return async (name, input) => {
    const { method, path, body } = encodeRequest(routeOf(name), input)
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: { lang: 'en', cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body === undefined ? {} : { body }),
    })
    const envelope = parseEnvelope<ReplyOf<typeof name>>(await response.text())!
    if (Number(envelope.code) !== 0) throw new Error(`${name}: ${envelope.key} ${envelope.message}`)
    return (envelope.data ?? envelope.dataMap ?? envelope.value)!
  }
}

/** Presses the button of the sandbox's page that pays. */
export async function payAtSandbox(url: string, redirectUrl: string | undefined): Promise<void> {
  await fetch(url + redirectUrl, { method: 'POST', body: new URLSearchParams({ action: 'success' }), redirect: 'manual' })
}
