import { readLocal, removeLocal, writeLocal } from './safe-storage.ts'

/** Keys of what this browser remembers of its member: deleted at sign-out, so that the next one does not see it. */
const personalKeys = ['cartCount', 'viewed', 'searches'] as const
type PersonalKey = (typeof personalKeys)[number]

export const readPersonal = (key: PersonalKey) => readLocal(key)
export const writePersonal = (key: PersonalKey, value: string) => writeLocal(key, value)
export const removePersonal = (key: PersonalKey) => removeLocal(key)

/** Deletes all of it. */
export const clearPersonalStorage = () => personalKeys.forEach(removeLocal)
