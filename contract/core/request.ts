import { swapFieldPath, swapWireNames } from './wire-names.ts'

/** What travels of one call. */
export interface CallRequest {
  method: 'GET' | 'POST'
  /** Filled in, with its query, without `/api/`. */
  path: string
  /** JSON; absent with GET. */
  body: string | undefined
}

/**
 * The request of one call, with its wire names.
 * @param route `POST sms/send?phone`: method, path with `:name` for its parameters, and the names of a POST's query
 * @param input flat: what is no parameter travels in the query of a GET, in the body of a POST unless the route lists it
 */
export function encodeRequest(route: string, input: object = {}): CallRequest {
  const [, method, template, listed = ''] = /^(GET|POST) ([^?]*)\??(.*)$/.exec(route) as unknown as [
    string,
    'GET' | 'POST',
    string,
    string?,
  ]
  const rest: Record<string, unknown> = { ...input }
  const path = template.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name])
    delete rest[name]
    return encodeURIComponent(value)
  })
  const inQuery = method === 'GET' ? Object.keys(rest) : listed.split(',')
  const query = new URLSearchParams()
  for (const name of inQuery) {
    if (rest[name] !== undefined) query.append(swapFieldPath(name), String(rest[name]))
    delete rest[name]
  }
  const asked = String(query)
  return { method, path: asked ? `${path}?${asked}` : path, body: method === 'POST' ? swapWireNames(JSON.stringify(rest)) : undefined }
}
