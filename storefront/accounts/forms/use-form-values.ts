import { useState } from 'react'
import { useDraft } from '#storefront/app/forms/drafts.ts'
import type { AccountInput } from './account-name.ts'
import type { useFormSubmit } from './use-form-submit.ts'

/**
 * The values and the current stage of a form with several stages. Values stay through every stage and failure; editing a
 * field clears its error.
 * @param initial values of fields that were not edited
 * @param initialStage the stage until {@link go} was called, of the values
 * @param draft names what was typed for the next document: all but secrets and the agreement, which nobody but the shopper ticks
 */
export function useFormValues<V extends AccountInput, S, F extends string>(
  initial: V,
  initialStage: (values: V) => S,
  submission: Pick<ReturnType<typeof useFormSubmit<F>>, 'clear' | 'setErrors'>,
  draft: string,
) {
  const [edited, setEdited] = useState<Partial<V>>({})
  const [chosenStage, setStage] = useState<S>()
  useDraft(draft, withoutSecrets(edited), (typed) => setEdited((current) => ({ ...withoutSecrets(typed), ...current })))

  function set(changes: Partial<V>) {
    setEdited((current) => ({ ...current, ...changes }))
    for (const field of Object.keys(changes)) submission.clear((field === 'areaCode' ? 'account' : field) as F)
  }
  function go(stage: S) {
    submission.setErrors({})
    setStage(stage)
  }
  const values = { ...initial, ...edited }
  return { values, set, stage: chosenStage ?? initialStage(values), go }
}

const secrets = new Set(['password', 'repeat', 'code', 'agreement'])
const withoutSecrets = <V extends object>(typed: V): V =>
  Object.fromEntries(Object.entries(typed).filter(([name]) => !secrets.has(name))) as V
