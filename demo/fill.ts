/**
 * `node demo/fill.ts [--pictures=none] [--deals=none]`: creates the database where there is none, migrates it, imports the demo mall, and
 * makes its campaigns of deals. Idempotent: a second run ends at once, unless the demo mall has changed since or its campaigns end
 * within a day. Without pictures it takes seconds.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings } from '#server/platform/settings.ts'

/** What was filled: into which cluster, with which catalogue, and when the mall opened. */
interface Marker {
  cluster: string
  /** {@link catalogueHash} */
  goods: string
  openedAt: string
  /** Until when campaigns of deals reach; absent where there are none. */
  dealsUntil?: string
}

const settings = readSettings(process.env)
const file = join(settings.dataDir, 'goods.filled')
const marker = readMarker()
const pictures = process.argv.includes('--pictures=none') ? 'none' : 'all'
const withDeals = !process.argv.includes('--deals=none')
/** ms: new campaigns are made so long before the last ones end. */
const day = 24 * 3_600_000
const cluster = clusterId()
const goods = catalogueHash()

// An external database is always asked: no file of ours says what it holds.
const dealsDue = withDeals && Date.parse(marker?.dealsUntil ?? '1970-01-01') - Date.now() < day
if (!cluster || marker?.cluster !== cluster || marker.goods !== goods || dealsDue) await fill()

function readMarker(): Marker | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Marker
  } catch {
    return undefined
  }
}

/** The system identifier of the embedded cluster, hex; undefined with an external database. */
function clusterId(): string | undefined {
  if (settings.databaseUrl) return undefined
  const control = join(settings.dataDir, 'postgres', 'global', 'pg_control')
  return existsSync(control) ? readFileSync(control).subarray(0, 8).toString('hex') : undefined
}

/** A hash of the demo mall's texts, prices and pictures. */
function catalogueHash(): string {
  const mall = new URL('mall/', import.meta.url)
  const hash = createHash('sha256').update(pictures === 'none' ? 'none' : readFileSync(new URL('pictures/manifest.json', import.meta.url)))
  for (const folder of [mall, new URL('products/', mall)])
    for (const name of readdirSync(folder).sort()) if (name.endsWith('.ts')) hash.update(name).update(readFileSync(new URL(name, folder)))
  return hash.digest('base64url')
}

/** Tells a parent process how far the fill is, 0 to 1. */
function report(share: number): void {
  process.send?.({ share })
}

async function fill(): Promise<void> {
  report(0)
  const [
    { openDatabase, closeDatabase, migrate },
    { openLog },
    { openMallDatabase },
    { openCtx },
    { fillMall },
    { openDemoDeals },
    { openGroupCampaigns },
    { readPhotoDescriptions },
    { storeDemoPictures },
    { storeDescriptions },
    { addDemoNotices },
    { writeFirstSet },
    { ownTexts, readSetFrom },
  ] = await Promise.all([
    import('#server/platform/db/database.ts'),
    import('#server/platform/log.ts'),
    import('#server/platform/db/mall-database.ts'),
    import('#server/open-ctx.ts'),
    import('./mall/fill-mall.ts'),
    import('./mall/demo-deals.ts'),
    import('./mall/group-campaigns.ts'),
    import('./pictures/photo-descriptions.ts'),
    import('./pictures/picture-facts.ts'),
    import('#server/photo-search/describe-catalogue.service.ts'),
    import('./mall/demo-notices.ts'),
    import('#server/policies/policies.service.ts'),
    import('#server/policies/policy-files.service.ts'),
  ])
  const { connection, postgres } = await openMallDatabase(settings)
  const db = openDatabase(connection)
  const openedAt = marker?.cluster === (cluster ?? 'outer database') ? marker.openedAt : new Date().toISOString()
  let dealsUntil: string | undefined
  try {
    await migrate(db)
    const ctx = openCtx({ db, log: openLog(settings.logLevel), settings })
    report(0.3)
    const { added, changed } = await fillMall(
      ctx,
      new Date(openedAt),
      pictures === 'none' ? { pictures } : { stored: await storeDemoPictures(settings.dataDir) },
    )
    report(0.8)
    if (pictures === 'all') {
      const described = readPhotoDescriptions()
      await storeDescriptions(ctx, described.version, described.pictures)
    }
    if (withDeals) dealsUntil = (await openDemoDeals(ctx)).toISOString()
    await openGroupCampaigns(ctx, new Date(openedAt))
    await addDemoNotices(ctx, new Date(openedAt))
    await writeFirstSet(ctx, () => readSetFrom(ownTexts))
    if (added + changed > 0 && !process.send) console.log(`› Filled the demo mall with ${added + changed} products`)
  } finally {
    await closeDatabase(db)
    await postgres?.release()
  }
  mkdirSync(settings.dataDir, { recursive: true })
  writeFileSync(
    file,
    JSON.stringify({ cluster: clusterId() ?? 'outer database', goods, openedAt, ...(dealsUntil ? { dealsUntil } : {}) } satisfies Marker),
  )
}
