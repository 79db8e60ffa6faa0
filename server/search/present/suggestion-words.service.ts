/** Which categories suggestions name, in memory (0190). */

import { groupIndexOf } from '@kalata/query-words/query/group-words.ts'
import { processCache } from '#server/platform/cache/process-cache.ts'
import { selectCategoryWords } from './suggest.queries.ts'

/** The categories that have products, by their words. */
export const suggestionWords = processCache('suggestion words', async ({ db }) => groupIndexOf(await selectCategoryWords(db)))
