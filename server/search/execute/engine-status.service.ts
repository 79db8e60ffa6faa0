import { EngineFailure } from '@kalata/opensearch-index/client/engine-client.ts'
import type { OpenSearchIndex } from '@kalata/opensearch-index/opensearch-index.ts'
import { sql } from 'drizzle-orm'
import { Type } from 'typebox'
import type { Ctx } from '#server/context.ts'
import { rows } from '@kalata/drizzle-postgres/statements/rows.ts'
import { outsideEngine } from './opensearch/opensearch.service.ts'

export interface EngineStatus {
  /** What answers searches: the index in memory, the database alone, or OpenSearch. */
  engine: 'memory' | 'database' | 'opensearch'
  /** Products that the mall lists. */
  listed: number
  /** Of OpenSearch. */
  outside?: OutsideStatus
}

interface OutsideStatus {
  /** Why it does not answer. */
  failure?: string
  /** The index that is searched, and products in it; absent where there is none yet. */
  index?: string
  products?: number
  /** Whether a process writes into it. */
  isFollowed?: boolean
  /** Products with changes that it may lack. */
  behind?: number
}

/** Which engine answers searches, and how far it is behind the database. */
export async function engineStatus(ctx: Ctx): Promise<EngineStatus> {
  const [{ listed }] = (await rows(
    ctx.db,
    Type.Object({ listed: Type.Integer() }),
    sql`select count(*)::int as listed from product_cards`,
  )) as [{ listed: number }]
  const outside = outsideEngine(ctx)
  if (!outside) return { engine: ctx.settings.searchIndex === 'off' ? 'database' : 'memory', listed }
  return { engine: 'opensearch', listed, outside: await outsideStatus(ctx, outside) }
}

async function outsideStatus(ctx: Ctx, outside: OpenSearchIndex): Promise<OutsideStatus> {
  try {
    const { since, ...contents } = (await outside.contents()) ?? {}
    return since === undefined ? {} : { ...contents, behind: await changedSince(ctx, since) }
  } catch (error) {
    if (!(error instanceof EngineFailure)) throw error
    return { failure: error.message }
  }
}

async function changedSince(ctx: Ctx, since: number): Promise<number> {
  const [row] = await rows(
    ctx.db,
    Type.Object({ changed: Type.Integer() }),
    sql`select count(distinct product_id)::int as changed from search_changes where changed_by >= ${since}::bigint`,
  )
  return row!.changed
}

/** Builds the index of OpenSearch anew, beside the one that is searched. @throws EngineFailure; Error of the database. @returns false for a mall without OpenSearch */
export async function buildEngine(ctx: Ctx): Promise<boolean> {
  const outside = outsideEngine(ctx)
  await outside?.rebuild()
  return outside !== undefined
}
