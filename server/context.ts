import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#contract/core/languages.ts'
import type { Change } from '#server/platform/db/changes/change-feed.ts'
import type { Database, Executor } from '@kalata/drizzle-postgres/database.ts'
import type { Logger } from '#server/platform/log.ts'
import type { ModuleStates } from '#server/platform/module-state.ts'
import type { Settings } from '#server/platform/settings.ts'
import type { Module } from './module.ts'

/** Who is signed in. */
export interface Member {
  readonly id: string
  readonly memberType: 0 | 1
  readonly name: string
}

/** First parameter of every service: caller, language, clock and connection. Immutable. */
export interface Ctx {
  /** The connection pool; the open transaction in a ctx that {@link inTransaction} hands on. */
  readonly db: Executor
  readonly member: Member | undefined
  readonly lang: Language
  /** The only clock (UTC). Tests set it. */
  readonly now: () => Date
  readonly log: Logger
  readonly settings: Settings
  /** Invalidates cached pages and replies, or wakes the outbox; inside a transaction after its commit. */
  readonly changed: (...what: (Change | 'outbox')[]) => void
  /** Products that were seen to have changed, whoever did it: caches of this process drop what shows them, where nobody has told of it. */
  readonly noticed: (productIds: readonly number[]) => void
  /** What a module keeps in the memory of this mall. */
  readonly state: ModuleStates['state']
  /** Every module's declaration, for what needs all of them: personal data, images in use, invariants, subscribers. */
  readonly modules: readonly Module[]
}

/** A ctx whose caller is signed in. */
export type MemberCtx = Ctx & { readonly member: Member }

/** A ctx whose `db` is an open transaction. */
export type TxCtx<C extends Ctx = Ctx> = C & { readonly transaction: true }

/** SQLSTATE of a deadlock and of a serialization failure: the database rolled back, and another attempt may succeed. */
const retryable = new Set(['40P01', '40001'])
const maxAttempts = 5

/**
 * Runs `work` in one transaction and hands it a new ctx whose `db` is that transaction; `ctx` itself does not change and
 * may be used by others meanwhile. Callers shadow the name, `inTransaction(ctx, async (ctx) => ...)`, so that `work` cannot
 * reach the outer one, which would take a second connection and could wait for the first for ever; `tools/rules/import-rules.ts`
 * checks it. A deadlock is repeated, up to five attempts in all, so `work` must have no effect outside the database.
 *
 * With a ctx that is in a transaction already, `work` runs behind a savepoint of it: an error undoes its writes alone and
 * may be caught; its writes commit with the outer transaction. It is not repeated: only the outermost can be.
 */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: TxCtx<C>) => Promise<T>): Promise<T> {
  if (isTxCtx(ctx)) return runOnce(ctx, work)
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(ctx, work)
    } catch (error) {
      if (attempt === maxAttempts || !retryable.has(sqlState(error))) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}

function isTxCtx<C extends Ctx>(ctx: C): ctx is TxCtx<C> {
  return 'transaction' in ctx
}

async function runOnce<C extends Ctx, T>(ctx: C, work: (ctx: TxCtx<C>) => Promise<T>): Promise<T> {
  const changes = new Set<Change | 'outbox'>()
  const changed: Ctx['changed'] = (...what) => what.forEach((each) => changes.add(each))
  const result = await (ctx.db as Database).transaction((tx) => work({ ...ctx, db: tx, changed, transaction: true }))
  if (changes.size > 0) ctx.changed(...changes)
  return result
}

function sqlState(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return cause?.code ?? code ?? ''
}
