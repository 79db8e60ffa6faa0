import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PhotoResults } from '#contract/photo-search/calls.ts'
import type { Envelope } from '#contract/core/call.ts'
import type { DirectDb } from '#demo/testing/direct-db.ts'
import type { RunningMall } from '../../tools/mall/running-mall.ts'

/** One search through the public call, as a form with its file. @returns the results and the ms it took */
export async function searchByPhoto(
  mall: RunningMall,
  photo: Buffer,
  name = 'photo.jpg',
): Promise<{ page: PhotoResults['page']; ms: number }> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), name)
  const begun = performance.now()
  const response = await fetch(`${mall.url}/api/pc/mall/djl/searchImage`, {
    method: 'POST',
    headers: { lang: 'en', 'sec-fetch-site': 'same-origin' },
    body: form,
  })
  const { code, message, dataMap } = (await response.json()) as Envelope<PhotoResults>
  if (Number(code) !== 0) throw new Error(`The search was rejected: ${message}`)
  return { page: dataMap!.page, ms: performance.now() - begun }
}

/** Waits until every picture is described. @returns seconds it took */
export async function untilDescribed(direct: DirectDb): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const { rows } = await direct.ctx.db.execute<{ left: number }>(
      sql`select count(*)::int as left from photo_sources where sources <> '{}' and described_with is null`,
    )
    if (rows[0]!.left === 0) return (performance.now() - begun) / 1000
    await sleep(500)
  }
}

/** Product ids by the source's keys. */
export async function productIds(direct: Pick<DirectDb, 'ctx'>): Promise<Map<string, number>> {
  const { rows } = await direct.ctx.db.execute<{ key: string; id: number }>(sql`select key, id from products`)
  return new Map(rows.map(({ key, id }) => [key, id]))
}
