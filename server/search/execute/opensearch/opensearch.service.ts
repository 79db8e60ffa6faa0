import { EngineFailure } from '@kalata/opensearch-index/client/engine-client.ts'
import { OpenSearchIndex } from '@kalata/opensearch-index/opensearch-index.ts'
import type { Ctx } from '#server/context.ts'
import type { Database } from '@kalata/drizzle-postgres/database.ts'
import { serviceUse } from '#server/platform/metrics/service-use.ts'
import { moduleState, type StateDeps } from '#server/platform/module-state.ts'
import { databaseSource } from '../product-index/index-tables.ts'
import { indexSchema } from '../product-index/index-schema.rules.ts'
import { engineAddress } from './engine-address.ts'

/** Log messages: the database answers searches from now on; OpenSearch does. */
export const [engineAway, engineAnswers] = ['the search engine does not answer; the database does', 'the search engine answers']
export const engineBehind = 'the search engine could not follow'

const engine = moduleState(
  'search engine',
  (deps) => (deps.settings.searchUrl ? openEngine(deps, deps.settings.searchUrl) : undefined),
  (engine) => engine?.close(),
)

/** The search engine outside; undefined for a mall that has none (`SEARCH_URL`). */
export const outsideEngine = (ctx: Ctx): OpenSearchIndex | undefined => ctx.state(engine)

function openEngine({ db, log, noticed }: StateDeps, url: string): OpenSearchIndex {
  const index = new OpenSearchIndex({
    schema: indexSchema,
    address: engineAddress(url),
    openSource: () => databaseSource(db as Database),
    events: {
      built: (products, ms) => log.info({ products, ms: Math.round(ms) }, 'the search engine has all products'),
      away: (error) => log.warn(causeOf(error), engineAway),
      answers: () => log.info(engineAnswers),
      behind: (error) => log.warn(causeOf(error), engineBehind),
      changed: (ids) => noticed(ids),
    },
  })
  serviceUse.set('opensearch', index.use)
  return index
}

/** Of OpenSearch without what was asked: words of shoppers do not belong into the log. */
const causeOf = (error: unknown) =>
  error instanceof EngineFailure ? { reason: `${error.message}${error.status ? ` (${error.status})` : ''}` } : { err: error }
