import type { ApiResponse, Client } from '@opensearch-project/opensearch'
import type { Clause } from '../query/clauses.ts'

/** ms that writing and building may take. */
const slow = 30_000

/** What OpenSearch answered is not used: an error of it, or an answer without all shards. */
export class EngineFailure extends Error {
  readonly status: number | undefined

  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

interface RequestOptions {
  body?: unknown
  query?: Readonly<Record<string, string | number | boolean>>
  /** ms in all. */
  timeout?: number
  /** Statuses that are answers too. */
  accepted?: readonly number[]
}

/** An aggregation of an answer, or a bucket of one. */
export interface Counted {
  doc_count: number
  value: number | null
  buckets: Counted[]
  key: string | number
  sum_other_doc_count: number
  [name: string]: unknown
}

export interface SearchAnswer {
  timed_out: boolean
  _shards: { total: number; successful: number }
  hits: { total: { value: number }; hits: { sort: number[] }[] }
  aggregations: Record<string, Counted>
}

/** Requests to OpenSearch. Its client is loaded with the first of them. */
export class EngineClient {
  private readonly nodes: readonly string[]
  private client: Promise<Client> | undefined

  /** @param nodes each with user and password: `https://user:password@host:9200` */
  constructor(nodes: readonly string[]) {
    this.nodes = nodes
  }

  /** One search of an index or alias within its time (ms). @throws EngineFailure also for an answer that lacks shards */
  async search(index: string, body: Clause, timeout: number): Promise<SearchAnswer> {
    const query = { allow_partial_search_results: false, cancel_after_time_interval: `${timeout}ms` }
    const { body: answer } = await this.send('POST', `/${index}/_search`, { body, query, timeout })
    const { timed_out: isLate, _shards: shards } = answer as SearchAnswer
    if (isLate || shards.successful < shards.total) throw new EngineFailure('An answer lacks shards')
    return answer as SearchAnswer
  }

  /**
   * @param path begins with a slash
   * @throws EngineFailure for every status from 400 on that is not accepted, for a node that does not answer in time, and for none that is there
   */
  async send(method: string, path: string, { body, query, timeout = slow, accepted = [] }: RequestOptions = {}): Promise<ApiResponse> {
    const client = await (this.client ??= openClient(this.nodes))
    const isLines = path.endsWith('_bulk')
    const sent = isLines ? { bulkBody: body as string } : body === undefined ? {} : { body: body as Record<string, unknown> }
    const { nodes } = this
    // A node that does not answer leaves time for another one.
    const options = { requestTimeout: Math.ceil(timeout / nodes.length), maxRetries: nodes.length - 1, ignore: [...accepted] }
    const request = client.transport.request({ method, path, ...sent, ...(query ? { querystring: { ...query } } : {}) }, options)
    const timer = setTimeout(() => request.abort(), timeout)
    try {
      return await request
    } catch (error) {
      const { statusCode, name, message } = error as Error & { statusCode?: number }
      throw new EngineFailure(name === 'RequestAbortedError' ? `No answer within ${timeout} ms` : message || name, statusCode)
    } finally {
      clearTimeout(timer)
    }
  }

  async close(): Promise<void> {
    const { client } = this
    this.client = undefined
    await (await client)?.close()
  }
}

async function openClient(nodes: readonly string[]): Promise<Client> {
  const { Client } = await import('@opensearch-project/opensearch')
  return new Client({ nodes: [...nodes] })
}
