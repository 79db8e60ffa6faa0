import { useEffect } from 'react'
import type { NumberingPlans } from '#contract/core/phone.ts'
import { createStore } from '../state/create-store.ts'

const store = createStore<NumberingPlans | undefined>(undefined)

/** The numbering plans of all countries; undefined until a form has needed them, and where they could not be loaded: the server has them. */
export const loadedNumberingPlans = store.get

/** Loads the numbering plans (25 KB) as soon as a form needs them. @returns {@link loadedNumberingPlans} */
export function useNumberingPlans(isNeeded: boolean): NumberingPlans | undefined {
  useEffect(() => {
    if (!isNeeded || store.get()) return
    import('#contract/core/numbering-plans.ts').then(
      ({ numberingPlans }) => store.set(numberingPlans),
      () => undefined,
    )
  }, [isNeeded])
  return store.use()
}
