/**
 * The steps of a registration (specification, section 4). A natural person goes 0 account and names, 1 code, 2 password
 * and agreement, 3 done. A legal entity jumps from 0 to 1 company and account, then 2 code, 3 password and agreement, 4 done.
 */
export type MemberType = 0 | 1
export type Stage = 'account' | 'company' | 'code' | 'password' | 'done'
export interface Place {
  step: number
  memberType: MemberType
}

const stages: Record<MemberType, readonly Stage[]> = {
  0: ['account', 'code', 'password', 'done'],
  1: ['account', 'company', 'code', 'password', 'done'],
}
/** Strands that count the steps; the first step of a legal entity is its company's. */
export const stepCount = 4

export const stageOf = ({ step, memberType }: Place): Stage => stages[memberType][step]!

/** Where a stage stands. The account's own step is a natural person's. */
export function placeOf(stage: Stage, memberType: MemberType): Place {
  return { step: stages[memberType].indexOf(stage), memberType: stage === 'account' ? 0 : memberType }
}

/** The step before; none at 0, at 3 of a natural person and at 4 of a legal entity, where the back button is hidden. */
export function before(place: Place): Place | undefined {
  const { step, memberType } = place
  if (step === 0 || stageOf(place) === 'done') return undefined
  return placeOf(stages[memberType][step - 1]!, memberType)
}

/** The strand that is long, from 1. */
export const strandOf = ({ step, memberType }: Place): number => (memberType === 1 ? Math.max(step, 1) : step + 1)
