import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox'

/**
 * Who may call: `public` never reads the session, `visitor` reads it where there is one, `member` needs it.
 * A call without an access does not compile, and does not start.
 */
export type Access = 'public' | 'visitor' | 'member'

/** Everything both sides know of one call. Keys of a department's calls are `METHOD path`, the path without `/api/`. */
export interface CallSpec {
  access: Access
  params?: TObject
  query?: TObject
  body?: TObject
  /** What the envelope carries on success. */
  reply: TSchema
  /** Which field of the envelope carries it: `data` unless the specification reads another. */
  in?: 'data' | 'dataMap' | 'value'
  /** The policy and search calls send `"0"`, as the specification reads them. */
  code?: 0 | '0'
  /** Other paths the same call is served at. */
  also?: readonly string[]
  /** Accepts urlencoded and multipart bodies besides JSON. */
  form?: true
  /** Takes a multipart form with one file of at most so many bytes in its field `file`, and no other body. */
  upload?: number
  /** Needs an `Idempotency-Key`. */
  idempotent?: true
  /** Public replies that may be kept in memory: seconds until they are made anew. */
  cacheSeconds?: number
  /** Bytes the body may have, where 64 KB do not fit. */
  bodyLimit?: number
}

export type Calls = Record<string, CallSpec>

/** Checks the shape of a department's calls and keeps their exact types. */
export function defineCalls<const T extends Calls>(calls: T): T {
  return calls
}

/**
 * The calls of a department whose list is long enough to be written in parts. A spread would do the same, and take all
 * their schemas to the browser: a bundler cannot know that reading a part changes nothing.
 */
export function joinCalls<A extends Calls, B extends Calls, C extends Calls, D extends Calls>(a: A, b: B, c: C, d: D): A & B & C & D {
  return { ...a, ...b, ...c, ...d }
}

type Part<S, K extends 'params' | 'query' | 'body'> =
  S extends Record<K, infer T extends TSchema> ? { [P in K]: Static<T> } : { [P in K]?: undefined }

/** What a caller hands in: `{ params, query, body }`, each only where the call has it. */
export type CallInput<S extends CallSpec> = Part<S, 'params'> & Part<S, 'query'> & Part<S, 'body'>
export type CallReply<S extends CallSpec> = Static<S['reply']>

/** The envelope of every reply. `code` is 0 (or `"0"`) on success; otherwise `key` and `params` say what was refused. */
export interface Envelope<T = unknown> {
  code: number | string
  message: string
  data?: T
  dataMap?: T
  value?: T
  key?: string
  params?: Record<string, string | number>
}

/** Carries one call: `fetch` in the browser, in process on the server. No envelope where the answer was none. */
export type Sender = (
  method: string,
  path: string,
  body: string | undefined,
  headers: Record<string, string>,
) => Promise<{ status: number; envelope: Envelope | undefined }>

/** An object that refuses fields it does not name. */
export function Obj<P extends TProperties>(properties: P) {
  return Type.Object(properties, { additionalProperties: false })
}

/** A closed list of words. */
export function Enum<const T extends string[]>(...values: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: values })
}

/** Integer tetri, 1/100 GEL. */
export const Tetri = Type.Integer({ minimum: 0, maximum: 2_000_000_000 })
/** Ids of catalogue things are positive 32-bit integers. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
/** Ids of member-owned things are UUIDs. */
export const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' })
/** An instant in UTC, ISO 8601. */
export const Instant = Type.String({ maxLength: 30 })
/** A calendar day of Tbilisi, `YYYY-MM-DD`. */
export const Day = Type.String({ maxLength: 10 })
export const PageNo = Type.Integer({ minimum: 1, maximum: 10_000 })
/** 9999 is accepted because the specification sends it; replies are capped at 200 rows all the same. */
export const PageSize = Type.Integer({ minimum: 1, maximum: 9999 })
/** Accepted where the specification sends it; the session decides, a mismatch is refused. */
export const StoreMemberId = Type.Optional(Type.String({ maxLength: 36 }))
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
