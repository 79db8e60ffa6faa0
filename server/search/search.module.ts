import type { Ctx } from '#server/context.ts'
import { defineModule } from '#server/module.ts'
import type { ModuleJob } from '#server/module.ts'
import { followAppeals } from './documents/appeals.service.ts'
import { rebuildOutdated } from './documents/index.service.ts'
import { flushPopularQueries, sweepPopularQueries } from './present/popular-queries.service.ts'
import { checkIndex, followCatalogue, isOpened, noteChange } from './execute/product-index/product-index.service.ts'
import { outsideEngine } from './execute/opensearch/opensearch.service.ts'
import { searchApi } from './search.api.ts'
import { searchCommand, searchUsage } from './search.cli.ts'
import { dropMeanings } from './interpret/query-meanings.service.ts'
import { warmUp } from './warm-up.service.ts'
import { suggestionWords } from './present/suggestion-words.service.ts'

/** Once a start: rebuilds the index where an earlier version built it. */
function renewIndex(): ModuleJob {
  let done = false
  return {
    name: 'search index',
    every: 1000,
    async run(ctx) {
      if (!done) await rebuildOutdated(ctx)
      done = true
    },
  }
}

/** Once a start, when the index of the process has had time to load. */
function warmSearches(): ModuleJob {
  let done = false
  return {
    name: 'first searches',
    every: 3000,
    ofProcess: true,
    async run(ctx) {
      if (!done) await warmUp(ctx)
      done = true
    },
  }
}

async function followIndex(ctx: Ctx): Promise<void> {
  const engine = outsideEngine(ctx)
  if (engine) await engine.notice()
  else if (ctx.settings.searchIndex !== 'off') await followCatalogue(ctx)
}

/** Brings what has changed into the search engine outside, in the process that writes there. */
const followEngine = async (ctx: Ctx): Promise<void> => outsideEngine(ctx)?.follow()

export const search = defineModule({
  name: 'search',
  summary: 'results, facets, suggestions',
  uses: ['catalogue'],
  calls: searchApi,
  jobs: [
    { name: 'popular queries', every: 5000, ofProcess: true, run: flushPopularQueries },
    { name: 'old queries', every: 6 * 60 * 60_000, run: sweepPopularQueries },
    renewIndex,
    // A change that was announced is followed at once. This follows those that nobody announces, for caches need not hear of them: sales, few units left;
    // and those whose announcement was lost.
    { name: 'product index', every: 700, atStart: true, ofProcess: true, run: followIndex },
    { name: 'search engine', every: 700, atStart: true, run: followEngine },
    followAppeals,
    warmSearches,
    { name: 'product index check', every: 10_000, ofProcess: true, run: checkIndex },
  ],
  isReady: (ctx) => ctx.settings.searchIndex === 'off' || outsideEngine(ctx) !== undefined || isOpened(ctx),
  // An address that cannot be read stops the start.
  plugins: [(_scope, ctx) => void outsideEngine(ctx)],
  commands: {
    search: {
      summary:
        'explains how a query is understood and why its first ten results are there; says which engine answers searches, and has OpenSearch filled anew',
      usage: searchUsage,
      run: searchCommand,
    },
  },
  onPublicChange: (ctx) => {
    noteChange(ctx)
    outsideEngine(ctx)?.noteChange()
    dropMeanings(ctx)
    suggestionWords.drop(ctx)
  },
})
