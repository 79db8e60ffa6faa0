import type { Language } from '#contract/core/languages.ts'
import type { Ctx } from '#server/context.ts'
import { addQueries } from '#server/search/present/suggest.queries.ts'
import { searchQueries } from '#server/search/search.tables.ts'

/** What shoppers of the demo mall search for, the most frequent first. */
export const popularQueries: Record<Language, readonly string[]> = {
  ka: ['ყურსასმენი', 'ღვინო', 'ფინჯანი', 'ზურგჩანთა', 'თაფლი', 'ნათურა'],
  en: ['headphones', 'wine', 'mug', 'backpack', 'honey', 'lamp'],
  ru: ['наушники', 'вино', 'кружка', 'рюкзак', 'мед', 'лампа'],
  zh: ['耳机', '葡萄酒', '马克杯', '背包', '蜂蜜', '台灯'],
}

/** Idempotent: a mall that was searched keeps what was counted there. */
export async function addPopularQueries(ctx: Ctx): Promise<void> {
  if ((await ctx.db.select().from(searchQueries).limit(1)).length > 0) return
  const rows = Object.entries(popularQueries).flatMap(([lang, queries]) =>
    queries.map((query, place) => ({ lang, query, uses: 40 - 5 * place })),
  )
  await addQueries(ctx.db, rows, ctx.now())
}
