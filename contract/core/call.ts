import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'

/**
 * Who may call: `public` never reads the session, `visitor` reads it where there is one, `member` needs it.
 * A call without an access does not compile, and the server does not start with one.
 */
export type Access = 'public' | 'visitor' | 'member'

/** What client and server know of one call beyond its method and path. */
export interface CallSpec {
  /** One sentence without a full stop, for the OpenAPI document. */
  summary: string
  /** What the summary leaves out: order, idempotence, the meaning of numbers. */
  description?: string
  access: Access
  /** The names in the path, with their types. */
  params?: TObject
  query?: TObject
  body?: TObject
  /** What the envelope carries on success; fields that the schema does not name are dropped. */
  reply: TSchema
  /** The field of the envelope that carries the reply: `data` unless the specification reads another. */
  in?: 'data' | 'dataMap' | 'value'
  /** `'0'` where the specification reads the code as text. */
  code?: 0 | '0'
  /** Further paths of the same call. */
  also?: readonly string[]
  /** Accepts urlencoded and multipart bodies besides JSON. */
  form?: true
  /** Accepts a multipart form with one file of at most so many bytes in its field `file`, and no other body. */
  upload?: number
  /** With `form`: a multipart form may have one file of at most so many bytes, in its field `file`. */
  file?: number
  /** Needs an `Idempotency-Key`. */
  idempotent?: true
  /** Seconds for which the reply of a public call may be cached. */
  cacheSeconds?: number
  /** Most bytes of a body where it is not 64 KB. */
  bodyLimit?: number
}

/** Where a call is found: the path without `/api/`, with `:name` for each parameter. */
export interface Route {
  method: 'GET' | 'POST'
  path: string
}

/** One call of the contract. */
export type Call = CallSpec & Route
/** The calls of a module by name. */
export type Calls = Record<string, Call>
/** A call that knows its own name, `cart.add`, and its module's, `cart`. */
export type Named<C extends Call = Call> = C & { name: string; module: string }

/** A call that reads: its input travels in path and query. */
export function get<const S extends CallSpec>(path: string, spec: S): S & Route {
  return { method: 'GET', path, ...spec }
}

/** A call with a JSON body; what `query` declares travels in the query. */
export function post<const S extends CallSpec>(path: string, spec: S): S & Route {
  return { method: 'POST', path, ...spec }
}

/**
 * The calls of a module, each with its name.
 * @param module the module's name in camel case, the first half of each call's name
 */
export function calls<const T extends Calls>(module: string, list: T): { [K in keyof T]: Named<T[K]> } {
  const named = Object.entries(list).map(([name, call]) => [name, { ...call, module, name: `${module}.${name}` }])
  return Object.fromEntries(named) as { [K in keyof T]: Named<T[K]> }
}

type Part<S, K extends 'params' | 'query' | 'body'> = S extends Record<K, infer T extends TSchema> ? Static<T> : unknown
type Flat<T> = unknown extends T ? Record<never, never> : { [K in keyof T]: T[K] }

/** What a caller hands in, flat: the parameters of the path, the query and the body of a call share no name. */
export type CallInput<S extends CallSpec> = Flat<Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>>
export type CallReply<S extends CallSpec> = Static<S['reply']>

/** The envelope of every reply. `code` is 0 (or `"0"`) on success; otherwise `key` names the error of the catalogue. */
export interface Envelope<T = unknown> {
  code: number | string
  message: string
  data?: T
  dataMap?: T
  value?: T
  key?: string
  params?: Record<string, string | number>
}

/** What came of a call that was sent; `envelope` is absent where it was no JSON. */
export interface Sent {
  status: number
  envelope: Envelope | undefined
}

/** Sends one call: with `fetch` in the browser, in process on the server. `route` is that of `contract/paths.ts`, `input` is flat. */
export type Sender = (route: string, input: object | undefined, headers: Record<string, string>) => Promise<Sent>

/** An object without further fields. */
export function Obj<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

/** A closed list of texts. */
export function Enum<const T extends string[]>(...values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values })
}

/** Integer tetri, 1/100 GEL. */
export const Tetri = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })
/** Marks the schema of an id, which requests may carry as text. */
export const idTitle = 'Numeric id'
/** Ids of the catalogue are positive 32-bit integers. */
export const Id = Type.Integer({ title: idTitle, minimum: 1, maximum: 2_147_483_647 })
/** Ids of member-owned things are UUIDs. */
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** An instant in UTC, ISO 8601. */
export const Instant = Type.String({ maxLength: 30 })
/** A calendar day of Tbilisi, `YYYY-MM-DD`. */
export const Day = Type.String({ maxLength: 10 })
export const PageNo = Type.Integer({ minimum: 1, maximum: 10_000 })
/** 9999 is accepted because the specification sends it; replies are capped at 200 rows all the same. */
export const PageSize = Type.Integer({ minimum: 1, maximum: 9999 })
/** Accepted where the specification sends it; the session decides, a mismatch is rejected. */
export const StoreMemberId = Type.Optional(Type.String({ maxLength: 36 }))
/** The body of calls without input. */
export const Nothing = Obj({})

/** One page of a list. */
export function Page<T extends TSchema>(row: T) {
  return Obj({
    results: Type.Array(row),
    totalRecord: Type.Integer(),
    pageNo: Type.Integer(),
    pageSize: Type.Integer(),
    totalPage: Type.Integer(),
  })
}

/** The most rows one reply carries (design/domain section 2). */
export const maxRows = 200
