/** Addresses of groups. */
export const groupPath = (groupId: string): string => `/groupIntroduction?group=${groupId}`
export const ownGroupPath = (orderNo: string): string => `/groupDetail/${orderNo}`

/** The checkout of a seat: of a group that is named, else of a new one. */
export function seatCheckoutPath(offerId: number, { groupId, quantity = 1 }: { groupId?: string; quantity?: number } = {}): string {
  return `/submit?buy=${offerId}&quantity=${quantity}&group=${groupId ?? 'new'}`
}
