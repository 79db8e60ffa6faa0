import { defineModule } from '#server/module.ts'
import type { ModuleJob } from '#server/module.ts'
import { rebuildOutdated } from './index.service.ts'
import { flushPopularQueries } from './popular-queries.service.ts'
import { searchApi } from './search.api.ts'

/** Once a start: builds the index anew where an earlier version built it. */
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

export const search = defineModule({
  name: 'search',
  uses: ['catalogue'],
  calls: searchApi,
  jobs: [{ name: 'popular queries', every: 5000, run: flushPopularQueries }, renewIndex],
})
