import { pickText, type Language, type Text } from '#contract/core/languages.ts'
import { nameOffers } from '#server/catalogue/offers/offers.service.ts'
import type { Ctx } from '#server/context.ts'

interface NamedLine {
  offerId: number
  name: string
  options: string[]
}

/**
 * Lines of orders in the language of the ctx: as they were bought where that was the language of the order, else by what their offers are
 * called now. A line whose offer is gone keeps the words in which it was bought.
 * @param boughtIn the language that the order of a line was placed in
 */
export async function translateLines<L extends NamedLine>(ctx: Ctx, lines: L[], boughtIn: (line: L) => Language): Promise<L[]> {
  const foreign = lines.filter((line) => boughtIn(line) !== ctx.lang).map(({ offerId }) => offerId)
  const names = await nameOffers(ctx, foreign)
  return lines.map((line) => (boughtIn(line) === ctx.lang ? line : { ...line, ...names.get(line.offerId) }))
}

/** The name of an order's store by the same rule. `storeText` is what the store is called now. */
export function storeNameIn(lang: Language, order: { lang: Language; storeName: string; storeText: Text | null }): string {
  return order.lang === lang ? order.storeName : pickText(order.storeText ?? {}, lang).text || order.storeName
}
