import { buyNowPath } from '#storefront/catalogue/links.ts'
/** Addresses of groups. */
export const groupPath = (groupId: string): string => `/groupIntroduction?group=${groupId}`

/** The checkout of a seat: of a group that is named, else of a new one. */
export function seatCheckoutPath(offerId: number, { groupId, quantity = 1 }: { groupId?: string; quantity?: number } = {}): string {
  return `${buyNowPath(offerId, quantity)}&group=${groupId ?? 'new'}`
}
