import type { SavedCard } from '#contract/payments/calls.ts'
import type { TestMall } from '#demo/testing/test-mall.ts'
import type { AMember } from './members.ts'

/** A card that the member has saved at the sandbox's page: `visa`, `mastercard` or one whose bank declines, `declined`. */
export async function aSavedCard(test: TestMall, member: AMember, card = 'visa'): Promise<SavedCard> {
  const { redirectUrl } = (await test.call('payments.addCard', {}, { cookie: member.cookie })).data
  await postForm(test, redirectUrl, `card=${card}`)
  const cards: SavedCard[] = (await test.call('payments.cards', undefined, { cookie: member.cookie })).data
  return cards.toSorted((one, other) => one.addedAt.localeCompare(other.addedAt)).at(-1)!
}

/** What a browser does that presses a button of the sandbox's pages. */
export function postForm(test: TestMall, url: string, payload: string) {
  return test.mall.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload })
}
