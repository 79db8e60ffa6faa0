import { openCtx } from '#server/open-ctx.ts'
import { storeDescriptions } from '#server/photo-search/describe-catalogue.service.ts'
import { closeDatabase, pinConnection } from '@kalata/drizzle-postgres/database.ts'
import { openDatabase } from '#server/platform/db/open-database.ts'
import { migrate } from '#server/platform/db/schema/migrations.ts'
import { openMallDatabase } from '#server/platform/db/schema/mall-database.ts'
import { openLog } from '#server/platform/log.ts'
import type { Settings } from '#server/platform/settings.ts'
import { ownTexts, readSetFrom } from '#server/policies/policy-files.service.ts'
import { writeFirstSet } from '#server/policies/policies.service.ts'
import { readPhotoDescriptions } from '#demo/pictures/photo-descriptions.ts'
import { pictureStore } from '#server/platform/media/media-store.ts'
import { storeDemoPictures } from '#demo/pictures/picture-facts.ts'
import type { Ctx } from '#server/context.ts'
import { openDemoDeals } from './demo-deals.ts'
import { addDemoNotices } from './demo-notices.ts'
import { fillMall } from './fill-mall.ts'
import { openGroupCampaigns } from './group-campaigns.ts'
import { addPopularQueries } from './popular-queries.ts'

export interface DemoOptions {
  /** The day that the mall opened. */
  openedAt: Date
  pictures: 'all' | 'none'
  /** Whether campaigns of deals are made. */
  withDeals: boolean
  /** Receives the share that is done, 0 to 1. */
  report(share: number): void
}

export interface DemoResult {
  /** Products that were added or changed. */
  products: number
  /** Until when campaigns of deals reach. */
  dealsUntil?: Date
}

/**
 * Makes and migrates the database, imports the demo mall, and opens its deals, groups, notices, popular queries and policies. Idempotent.
 * @throws StartError where the database cannot be opened
 */
export async function fillDemo(settings: Settings, options: DemoOptions): Promise<DemoResult> {
  const { connection, postgres } = await openMallDatabase(settings)
  const db = openDatabase(connection)
  let unpin: (() => void) | undefined
  try {
    unpin = await pinConnection(db)
    await migrate(db)
    return await fillWithin(openCtx({ db, log: openLog(settings.logLevel), settings }), options)
  } finally {
    unpin?.()
    await closeDatabase(db)
    await postgres?.release()
  }
}

async function fillWithin(ctx: Ctx, { openedAt, pictures, withDeals, report }: DemoOptions): Promise<DemoResult> {
  report(0.3)
  const part = pictures === 'none' ? { pictures } : { stored: await storeDemoPictures(pictureStore(ctx)) }
  const { added, changed } = await fillMall(ctx, openedAt, part)
  report(0.8)
  if (pictures === 'all') {
    const described = readPhotoDescriptions()
    await storeDescriptions(ctx, described.version, described.pictures)
  }
  const dealsUntil = withDeals ? await openDemoDeals(ctx) : undefined
  await openGroupCampaigns(ctx, openedAt)
  await addDemoNotices(ctx, openedAt)
  await addPopularQueries(ctx)
  await writeFirstSet(ctx, () => readSetFrom(ownTexts))
  return { products: added + changed, ...(dealsUntil ? { dealsUntil } : {}) }
}
