/** Which categories suggestions name, in memory: the same for everybody; dropped when the catalogue changes, at most 5 s old in any case. */

import type { Ctx } from '#server/context.ts'
import { SwrCache } from '#server/platform/cache/swr-cache.ts'
import type { Settings } from '#server/platform/settings.ts'
import { categoryIndexOf, type CategoryIndex } from './category-words.rules.ts'
import { selectCategoryWords } from './suggest.queries.ts'

/** s that an entry is fresh: with what is made of it, a page shows a change after 5 s. */
const freshSeconds = 5
/** Bytes of one category's words, about. */
const categoryBytes = 600
/** Above what any mall's categories need: there is one entry. */
const mostCategories = 256 * 1024 * 1024

/** One mall, one memory: its settings are its identity. */
const known = new WeakMap<Settings, SwrCache<CategoryIndex>>()

/** The categories that have products, by their words. */
export function categoriesByWords({ db, log, settings }: Ctx): Promise<CategoryIndex> {
  let categories = known.get(settings)
  if (!categories) {
    categories = new SwrCache(mostCategories, (error) => log.warn({ err: error }, 'words for suggestions could not be read anew'))
    known.set(settings, categories)
  }
  return categories.get('all', freshSeconds, async () => {
    const rows = await selectCategoryWords(db)
    return { value: categoryIndexOf(rows), bytes: categoryBytes * rows.length }
  })
}

/** Drops what is known: public data has changed. */
export function dropSuggestionWords({ settings }: Ctx): void {
  known.get(settings)?.clear()
}
