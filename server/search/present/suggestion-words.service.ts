/** Which categories suggestions name, in memory (0190). */

import { processCache } from '#server/platform/cache/process-cache.ts'
import { categoryIndexOf } from '../interpret/category-words.rules.ts'
import { selectCategoryWords } from './suggest.queries.ts'

/** The categories that have products, by their words. */
export const suggestionWords = processCache('suggestion words', async ({ db }) => categoryIndexOf(await selectCategoryWords(db)))
