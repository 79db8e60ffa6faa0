/** How an after-sales case may stand (design/domain section 11). `exchanged` ends an exchange as `refunded` ends a return. */
export const caseStates = [
  'applied',
  'agreed',
  'returning',
  'received',
  'refunded',
  'exchanged',
  'withdrawn',
  'declined',
  'rejected',
] as const
export type CaseState = (typeof caseStates)[number]

/** Cases that ended without what they asked for: nothing goes back or comes. */
const statesWithoutRefund: readonly CaseState[] = ['withdrawn', 'declined', 'rejected']

/** Whether money was returned for a case, or may still be. */
export const canBeRefunded = (state: CaseState): boolean => !statesWithoutRefund.includes(state)

/** What the member asks for: money without sending anything back, money for what comes back, or another unit for it. */
export const caseWays = ['refund', 'return', 'exchange'] as const
export type CaseWay = (typeof caseWays)[number]

export const caseReasons = ['changedMind', 'defective', 'damaged', 'notAsDescribed', 'wrongItem', 'missingParts', 'notArrived'] as const
export type CaseReason = (typeof caseReasons)[number]

/** What the member may do with a case. */
export const caseActions = ['withdraw', 'markSent', 'message'] as const
export type CaseAction = (typeof caseActions)[number]

export const maxCasePhotos = 6
/** Characters of a description or a message. */
export const maxCaseText = 1000
