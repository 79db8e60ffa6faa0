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
/** Steps that ask something, as the first one says; a legal entity's first is its company. */
const stepCount = 3

export const stageOf = ({ step, memberType }: Place): Stage => stages[memberType][step]!

/** The place of a stage. The account's stage is a natural person's alone. */
export function placeOf(stage: Stage, memberType: MemberType): Place {
  return { step: stages[memberType].indexOf(stage), memberType: stage === 'account' ? 0 : memberType }
}

/** The place before; undefined at the first and the last step, where the back button is hidden. */
export function previousPlace(place: Place): Place | undefined {
  const { step, memberType } = place
  if (step === 0 || stageOf(place) === 'done') return undefined
  return placeOf(stages[memberType][step - 1]!, memberType)
}

/** The steps of the progress bar and the current one, from 1; neither once it is done. */
export function progressOf(place: Place): { steps?: number; step?: number } {
  if (stageOf(place) === 'done') return {}
  return { steps: stepCount, step: place.memberType === 1 ? Math.max(place.step, 1) : place.step + 1 }
}
