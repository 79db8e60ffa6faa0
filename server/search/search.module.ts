import { defineModule } from '#server/module.ts'
import { flushPopularQueries } from './popular-queries.service.ts'
import { searchApi } from './search.api.ts'

export const search = defineModule({
  name: 'search',
  uses: ['catalogue'],
  calls: searchApi,
  jobs: [{ name: 'popular queries', every: 5000, run: flushPopularQueries }],
})
