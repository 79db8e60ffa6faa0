import { scenesPerPage, type HomeScenes, type Scene } from '#contract/scenes/calls.ts'
import { dayNumber } from '#contract/core/calendar.ts'
import { cardsOf } from '#server/catalogue/catalogue.service.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { processCache } from '#server/platform/cache/process-cache.ts'
import { paging, toPage } from '#server/platform/http/calls/paging.ts'
import * as queries from './scenes.queries.ts'
import type { SceneRow, SceneUpsert } from './scenes.queries.ts'
import { campaignIn, fewestPoints, homeCampaigns, homeScenes, sceneIn, scenesOfDay } from './scenes.rules.ts'

/** Read beside those of the day, for scenes of which too little can be bought. */
const spareScenes = 2

export type { SceneUpsert } from './scenes.queries.ts'

/** Scenes change when they are imported: they are in memory. */
export const allScenes = processCache('scenes', (ctx) => queries.selectScenes(ctx.db))

/** The campaigns and the scenes of the day with what of them can be bought, in the caller's language. */
export async function scenesOfHome(ctx: Ctx): Promise<HomeScenes> {
  const all = await allScenes.get(ctx)
  const day = dayNumber(ctx.now())
  const placed = (at: 'campaign' | 'zone') => all.filter(({ place }) => place === at)
  const ofDay = scenesOfDay(placed('zone'), day, homeScenes).slice(0, homeScenes + spareScenes)
  return {
    campaigns: scenesOfDay(placed('campaign'), day, homeCampaigns)
      .slice(0, homeCampaigns)
      .map((scene) => campaignIn(scene, ctx.lang)),
    scenes: (await withCards(ctx, ofDay)).slice(0, homeScenes),
  }
}

/** A page of all scenes, each with what of it can be bought, in the caller's language; campaigns and the others in one order. */
export async function pageScenes(ctx: Ctx, asked: { pageNo?: number; pageSize?: number }) {
  const all = await allScenes.get(ctx)
  const page = paging(asked, scenesPerPage)
  const ofPage = all.slice(page.offset, page.offset + page.pageSize)
  return toPage(await withCards(ctx, ofPage), all.length, page)
}

/** Scenes with what of them can be bought; without those of which too little can. */
async function withCards(ctx: Ctx, scenes: SceneRow[]): Promise<Scene[]> {
  const ids = new Set(scenes.flatMap(({ points }) => points.map(({ productId }) => productId)))
  const cards = new Map((await cardsOf(ctx, [...ids])).map((card) => [card.productId, card]))
  return scenes.map((scene) => sceneIn(scene, cards, ctx.lang)).filter(({ points }) => points.length >= fewestPoints)
}

/** A scene that shows the product, with what of it can be bought, in the caller's language; none where nothing else of it can be. */
export async function scenesOfProduct(ctx: Ctx, productId: number): Promise<Scene[]> {
  const all = await allScenes.get(ctx)
  const showing = all.filter(({ points }) => points.some((point) => point.productId === productId)).slice(0, 1)
  return withCards(ctx, showing)
}

/** Upserts a scene by key with its points; `changed` is false where it was the same. */
export function writeScene(ctx: Ctx, scene: SceneUpsert): Promise<{ changed: boolean }> {
  return inTransaction(ctx, async (ctx) => {
    const { id, changed } = await queries.upsertScene(ctx.db, scene)
    const moved = await queries.replacePoints(ctx.db, id, scene.points)
    if (changed || moved) ctx.changed('catalogue')
    return { changed: changed || moved }
  })
}

/** Which of the products that it points at the mall does not have, by key. */
export const missingProducts = (ctx: Ctx, keys: string[]): Promise<string[]> => queries.selectMissingProducts(ctx.db, keys)

/** Every scene as the export writes it. */
export const exportedScenes = (ctx: Ctx) => queries.exportedScenes(ctx.db)

/** Every scene for operators. */
export const sceneStates = (ctx: Ctx) => queries.selectSceneStates(ctx.db)

/** Removes a scene. @returns whether there was one */
export async function removeScene(ctx: Ctx, key: string): Promise<boolean> {
  const removed = await queries.deleteScene(ctx.db, key)
  if (removed) ctx.changed('catalogue')
  return removed
}

/** Which of the addresses some scene names. */
export const imagesInUse = (ctx: Ctx, sources: string[]): Promise<string[]> => queries.selectUsedImages(ctx.db, sources)
