/** What queries mean and words tell, in bounded memory: the same for everybody; dropped when the catalogue changes, at most 5 s old in any case. */

import { interpretQuery, type InterpretOptions } from '@kalata/query-words/query/interpret-query.ts'
import type { Interpretation } from '@kalata/query-words/query/interpretation.ts'
import type { WordMatch } from '@kalata/query-words/query/match-words.ts'
import type { Ctx } from '#server/context.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import { openFairLines } from '@kalata/http-service/load/fair-lines.ts'
import { moduleState } from '#server/platform/module-state.ts'
import { kindsOf } from './kind-words.service.ts'
import { wordSource } from './word-source.service.ts'

/** s that a meaning is fresh: with what is made of it, a page shows a change after 5 s. */
const freshSeconds = 5
/** Bytes of meanings: some 10,000 of them. */
const maxBytes = 8 * 1024 * 1024

/** Bytes of words with whether they tell a kind: some 8,000 of them. */
const maxKindBytes = 2 * 1024 * 1024

const maxAtOnce = 4
const lineOf = (query: string): string => String(Math.ceil(Math.log2(query.length + 1)))

/** What this process knows of queries and words. */
interface Meanings {
  meanings: SwrCache<Interpretation | undefined>
  kinds: SwrCache<boolean>
  /**
   * Queries that are understood at once, fewer than there are connections. The others wait in a line for each length, and the lines take turns: what a
   * shopper types waits for no crowd of long queries, which cost most.
   */
  inLine: ReturnType<typeof openFairLines>
}

const known = moduleState('meanings of queries', ({ log }): Meanings => {
  const onError = (error: unknown) => log.warn({ err: error }, 'what a query means could not be read again')
  return { meanings: new SwrCache(maxBytes, onError), kinds: new SwrCache(maxKindBytes, onError), inLine: openFairLines(maxAtOnce) }
})

/**
 * What a query means, in one language as in another; undefined when it means nothing. The next page of a search, another filter and the letters
 * that others have typed before cost no statement. Shared, not to be changed.
 */
export function meaningOf(ctx: Ctx, query: string, options: InterpretOptions = {}): Promise<Interpretation | undefined> {
  const mode = options.typing ? 'typing' : options.exact ? 'exact' : 'search'
  const { meanings, inLine } = ctx.state(known)
  return meanings.get(`${mode} ${query}`, freshSeconds, async () => {
    const value = await inLine(lineOf(query), () => interpretQuery(wordSource(ctx), query, options))
    return { value, bytes: 2 * (query.length + (value ? JSON.stringify(value).length : 0)) }
  })
}

/** Whether each word of a query tells a kind of thing ({@link kindsOf}): words recur, and the products that each names are many. */
export function areKindWords(ctx: Ctx, words: WordMatch[]): Promise<boolean[]> {
  let asked: Promise<boolean[]> | undefined
  return Promise.all(
    words.map(({ alternatives }, at) => {
      const key = JSON.stringify(alternatives)
      return ctx.state(known).kinds.get(key, freshSeconds, async () => {
        asked ??= kindsOf(ctx, words)
        return { value: (await asked)[at]!, bytes: 2 * key.length }
      })
    }),
  )
}

/** Drops what is known: public data has changed. */
export function dropMeanings(ctx: Ctx): void {
  const { meanings, kinds } = ctx.state(known)
  meanings.clear()
  kinds.clear()
}
