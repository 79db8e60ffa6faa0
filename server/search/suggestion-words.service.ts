/** What suggestions are made of that is the same for everybody, in bounded memory: dropped when the catalogue changes, at most 5 s old in any case. */

import type { Ctx } from '#server/context.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import type { Settings } from '#server/platform/settings.ts'
import { categoryIndexOf, type CategoryIndex } from './category-words.rules.ts'
import { interpretQuery } from './interpret-query.service.ts'
import type { Interpretation } from './interpret-query.rules.ts'
import { selectCategoryWords } from './suggest.queries.ts'

/** s that an entry is fresh: with what is made of it, a page shows a change after 5 s. */
const freshSeconds = 5
/** Bytes of the meanings of beginnings: some 10,000 of them. */
const mostMeanings = 8 * 1024 * 1024
/** Bytes of one category's words, about. */
const categoryBytes = 600
/** Above what any mall's categories need: there is one entry. */
const mostCategories = 256 * 1024 * 1024

interface SuggestionWords {
  /** By what was typed; in one language as in another. */
  meanings: SwrCache<Interpretation | undefined>
  categories: SwrCache<CategoryIndex>
}

/** One mall, one memory: its settings are its identity. */
const known = new WeakMap<Settings, SuggestionWords>()

function wordsOf({ log, settings }: Ctx): SuggestionWords {
  let words = known.get(settings)
  if (!words) {
    const onError = (error: unknown) => log.warn({ err: error }, 'words for suggestions could not be read anew')
    words = { meanings: new SwrCache(mostMeanings, onError), categories: new SwrCache(mostCategories, onError) }
    known.set(settings, words)
  }
  return words
}

/** What a query means that is still being typed; undefined when it means nothing. */
export function meaningOf(ctx: Ctx, keywords: string): Promise<Interpretation | undefined> {
  return wordsOf(ctx).meanings.get(keywords, freshSeconds, async () => {
    const value = await interpretQuery(ctx, keywords, { typing: true })
    return { value, bytes: 2 * (keywords.length + (value ? JSON.stringify(value).length : 0)) }
  })
}

/** The categories that have products, by their words. */
export function categoriesByWords(ctx: Ctx): Promise<CategoryIndex> {
  return wordsOf(ctx).categories.get('all', freshSeconds, async () => {
    const categories = await selectCategoryWords(ctx.db)
    return { value: categoryIndexOf(categories), bytes: categoryBytes * categories.length }
  })
}

/** Drops what is known: public data has changed. */
export function dropSuggestionWords({ settings }: Ctx): void {
  const words = known.get(settings)
  words?.meanings.clear()
  words?.categories.clear()
}
