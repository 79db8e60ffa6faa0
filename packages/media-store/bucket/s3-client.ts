import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { Parser } from 'htmlparser2'
import { MediaUnavailable } from '../media-unavailable.ts'

export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Of temporary credentials. */
  readonly sessionToken?: string | undefined
}

/** Where a bucket is. */
export interface S3Address {
  /** Of the bucket, path style, without a slash at its end; before keys. */
  base: string
  bucket: string
  /** Before each key, with a slash at its end; empty. */
  prefix: string
  region: string
}

/** ms that one request may take, and before the next attempts after a failure that may pass. */
const timeout = 10_000
const retryAfter = [100, 400]
/** The digest of what was written, as the store hands it back. */
const digestHeader = 'x-amz-meta-sha256'

/**
 * `s3://bucket[/prefix]?endpoint=https://…&region=…`. Without an endpoint it is Amazon's.
 * @throws Error in words for the operator
 */
export function s3Address(url: string): S3Address {
  const { protocol, hostname, pathname, searchParams } = new URL(url)
  if (protocol !== 's3:' || !hostname) throw new Error(`${url} is no address of a bucket: s3://bucket?endpoint=https://…&region=…`)
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = (searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  if (!/^https?:\/\/[^/]+/.test(endpoint)) throw new Error(`The endpoint of ${url} must begin with https:// or http://`)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  return { base: `${endpoint}/${hostname}`, bucket: hostname, prefix: prefix && `${prefix}/`, region }
}

interface Listed {
  objects: { key: string; modifiedAt: number }[]
  next: string | undefined
}

/** The six requests of S3 that a store of small files needs, with time limits and repeats: each may be repeated without harm. */
export class S3Client {
  readonly #address: S3Address
  readonly #signer: AwsClient

  constructor(address: S3Address, credentials: S3Credentials) {
    this.#address = address
    const { sessionToken, ...keys } = credentials
    this.#signer = new AwsClient({ ...keys, ...(sessionToken ? { sessionToken } : {}), service: 's3', region: address.region, retries: 0 })
  }

  async get(key: string): Promise<Buffer | undefined> {
    const answer = await this.#send('GET', this.#url(key))
    return answer && Buffer.from(answer.bytes)
  }

  /** The store compares the digest with what arrives. */
  async upload(key: string, bytes: Uint8Array): Promise<void> {
    const digest = createHash('sha256').update(bytes).digest('hex')
    await this.#send('PUT', this.#url(key), { body: bytes, headers: { 'x-amz-content-sha256': digest, [digestHeader]: digest } })
  }

  /** @returns undefined where there is none; a digest where this client wrote it */
  async head(key: string): Promise<{ modifiedAt: number; digest: string | undefined } | undefined> {
    const answer = await this.#send('HEAD', this.#url(key))
    return (
      answer && {
        modifiedAt: Date.parse(answer.headers.get('last-modified') ?? ''),
        digest: answer.headers.get(digestHeader) ?? undefined,
      }
    )
  }

  async delete(key: string): Promise<void> {
    await this.#send('DELETE', this.#url(key))
  }

  /** A thousand at most, and what to ask for the next. */
  async list(prefix: string, after: string | undefined): Promise<Listed> {
    const { base, prefix: all } = this.#address
    const query = new URLSearchParams({ 'list-type': '2', prefix: `${all}${prefix}`, ...(after ? { 'continuation-token': after } : {}) })
    const answer = await this.#send('GET', `${base}?${query.toString()}`)
    if (!answer) throw new MediaUnavailable(`There is no bucket ${this.#address.bucket}`)
    const { objects, next } = parseListing(Buffer.from(answer.bytes).toString())
    return { objects: objects.map((object) => ({ ...object, key: object.key.slice(all.length) })), next }
  }

  #url(key: string): string {
    return `${this.#address.base}/${this.#address.prefix}${key}`
  }

  /** @returns undefined for 404 @throws MediaUnavailable */
  async #send(method: string, url: string, init: { body?: Uint8Array; headers?: Record<string, string> } = {}) {
    for (let attempt = 0; ; attempt++) {
      const delay = retryAfter[attempt]
      const answer = await this.#attempt(method, url, init)
      if (answer instanceof MediaUnavailable) {
        if (delay === undefined) throw answer
      } else if (answer.ok) return answer
      else if (answer.status === 404 && !isNoBucket(answer.bytes)) return undefined
      else if (delay === undefined || (answer.status < 500 && answer.status !== 429)) throw rejected(method, url, answer)
      await sleep(delay)
    }
  }

  async #attempt(method: string, url: string, init: { body?: Uint8Array; headers?: Record<string, string> }) {
    try {
      const request = await this.#signer.sign(url, { method, ...init } as RequestInit)
      const { ok, status, headers, ...answer } = await receive(request)
      return { ok, status, headers, bytes: answer.bytes }
    } catch (error) {
      return new MediaUnavailable(`The store of pictures does not answer: ${method} ${url}`, { cause: error })
    }
  }
}

async function receive(request: Request) {
  const answer = await fetch(request, { signal: AbortSignal.timeout(timeout) })
  return { ok: answer.ok, status: answer.status, headers: answer.headers, bytes: await answer.arrayBuffer() }
}

const isNoBucket = (bytes: ArrayBuffer): boolean => Buffer.from(bytes).includes('NoSuchBucket')

function rejected(method: string, url: string, { status, bytes }: { status: number; bytes: ArrayBuffer }): MediaUnavailable {
  const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes).toString())?.[1] ?? ''
  return new MediaUnavailable(`The store of pictures answers ${status} ${code} to ${method} ${url}`)
}

function parseListing(xml: string): Listed {
  const listed: Listed = { objects: [], next: undefined }
  const path: string[] = []
  let fields: Record<string, string> = {}
  const parser = new Parser(
    {
      onopentag: (name) => void path.push(name),
      ontext(text) {
        const name = path.at(-1)!
        fields[name] = (fields[name] ?? '') + text
      },
      onclosetag(name) {
        path.pop()
        if (name === 'NextContinuationToken') listed.next = fields[name]
        if (name !== 'Contents') return
        listed.objects.push({ key: fields.Key ?? '', modifiedAt: Date.parse(fields.LastModified ?? '') })
        fields = {}
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  return listed
}
