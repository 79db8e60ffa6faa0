import { useState } from 'react'
import type { TypedAccount } from './account-name.ts'
import type { useWork } from './use-form-submit.ts'

/** What every form about an account may be told is wrong. */
type CodeField = 'account' | 'code' | 'password'

const everywhere: Record<string, CodeField | 'form'> = {
  'account.wait': 'form',
  'account.wrongCode': 'code',
  'code.tooSoon': 'form',
  'code.tooMany': 'form',
}

/**
 * Which field a refusal stands beside: the ones named, else the field that its key begins with (`account.missing`), else
 * the whole form.
 */
export function fieldsBy<F extends string>(named: Record<string, F | 'form'> = {}): (key: string) => F | CodeField | 'form' {
  return (key) => {
    const department = key.split('.')[0]!
    const own = department === 'account' || department === 'code' || department === 'password' ? department : 'form'
    return named[key] ?? everywhere[key] ?? own
  }
}

/**
 * What is typed over the stages of a form, and which of them is open. Everything typed stays through every stage and
 * failure; what was wrong with a field is no longer said once it is typed in.
 * @param start what the fields hold until they are typed in
 * @param open the stage that is open until another is gone to
 */
export function useTyped<V extends TypedAccount, S, F extends string>(
  start: V,
  open: S,
  work: Pick<ReturnType<typeof useWork<F>>, 'clear' | 'setErrors'>,
) {
  const [typed, setTyped] = useState<Partial<V>>({})
  const [chosen, setStage] = useState<S>()

  function set(part: Partial<V>) {
    setTyped((now) => ({ ...now, ...part }))
    for (const field of Object.keys(part)) work.clear((field === 'areaCode' ? 'account' : field) as F)
  }
  function go(to: S) {
    work.setErrors({})
    setStage(to)
  }
  return { values: { ...start, ...typed }, set, stage: chosen ?? open, go }
}
