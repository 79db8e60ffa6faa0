import type { CaseState, CaseWay } from '#contract/aftersales/constants.ts'

type ComingStep = Extract<CaseState, 'agreed' | 'returning' | 'received' | 'refunded' | 'exchanged'>

/** From the store's answer on. */
const wholeWay: Record<CaseWay, readonly ComingStep[]> = {
  refund: ['agreed', 'refunded'],
  return: ['agreed', 'returning', 'received', 'refunded'],
  exchange: ['agreed', 'returning', 'received', 'exchanged'],
}

/** The steps that a case still has before it where everything goes well, the next one first; none of one that has ended. */
export function comingSteps({ way, state }: { way: CaseWay; state: CaseState }): readonly ComingStep[] {
  if (state === 'applied') return wholeWay[way]
  const place = wholeWay[way].findIndex((step) => step === state)
  return place < 0 ? [] : wholeWay[way].slice(place + 1)
}
