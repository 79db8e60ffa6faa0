import { setTimeout as sleep } from 'node:timers/promises'
import type { Language } from '#contract/core/languages.ts'
import type { Database, Executor } from '#server/platform/db/database.ts'
import type { Logger } from './platform/log.ts'
import type { Settings } from './platform/settings.ts'
import type { Module } from './module.ts'

/** Who is signed in. */
export interface Member {
  readonly id: string
  readonly memberType: 0 | 1
  readonly name: string
}

/** What every service takes first: who asks, in which language, when, and through which connection. */
export interface Ctx {
  /** The pool, or the transaction inside {@link inTransaction}. */
  readonly db: Executor
  readonly member: Member | undefined
  readonly lang: Language
  /** The only clock (UTC). Tests set it. */
  readonly now: () => Date
  readonly log: Logger
  readonly settings: Settings
  /** Tells the house that something public changed, so that kept pages are dropped (after commit). */
  readonly changed: (what: 'catalogue' | 'policies') => void
  /** Every module's declaration, for what needs all of them: personal data, images in use, invariants, subscribers. */
  readonly modules: readonly Module[]
}

/** A ctx whose caller is signed in. */
export type MemberCtx = Ctx & { readonly member: Member }

class OpenTransaction extends Error {
  constructor() {
    super('This ctx has an open transaction: use the ctx that inTransaction handed on')
  }
}

/** PostgreSQL ended one of two transactions that waited for each other, or that could not be put in an order. */
const undone = new Set(['40P01', '40001'])
const tries = 5

/**
 * Runs `work` in one transaction and hands it a ctx whose `db` is that transaction. While it is open the outer ctx
 * refuses: using it inside would take a second connection and could wait for the first one for ever. A deadlock is
 * run again, up to five times in all, so `work` must have no effect but on the database.
 */
export async function inTransaction<C extends Ctx, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const outer = ctx.db as Database
  const descriptor = Object.getOwnPropertyDescriptor(ctx, 'db')!
  Object.defineProperty(ctx, 'db', {
    configurable: true,
    get() {
      throw new OpenTransaction()
    },
  })
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(outer, ctx, work)
      } catch (error) {
        if (attempt === tries || !undone.has(databaseCode(error))) throw error
        await sleep(Math.random() * 20 * attempt)
      }
    }
  } finally {
    Object.defineProperty(ctx, 'db', descriptor)
  }
}

async function runOnce<C extends Ctx, T>(outer: Database, ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  const news: Parameters<Ctx['changed']>[0][] = []
  const result = await outer.transaction((tx) => {
    const inner: C = Object.create(Object.getPrototypeOf(ctx) as object, Object.getOwnPropertyDescriptors(ctx)) as C
    Object.defineProperty(inner, 'db', { value: tx, configurable: true, enumerable: true, writable: false })
    Object.defineProperty(inner, 'changed', { value: (what: 'catalogue') => news.push(what), configurable: true })
    return work(inner)
  })
  for (const what of news) ctx.changed(what)
  return result
}

function databaseCode(error: unknown): string {
  const { code, cause } = error as { code?: string; cause?: { code?: string } }
  return cause?.code ?? code ?? ''
}
