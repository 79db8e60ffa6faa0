import { useState, type ReactNode } from 'react'
import { waitOf } from '#contract/core/wait.ts'
import type { MessageId } from '#locales/ids.ts'
import { CallError } from '../client/client.ts'
import { useT } from '../i18n/messages.tsx'
import { useSecondsUntil } from '../state/seconds-until.ts'

/** A rate limit's rejection: the key of its text, and until when it holds (ms since 1970). */
interface Limited {
  key: MessageId
  seconds: number
  until: number
}

/** The wait that a rate limit asks for, from its rejection until its end. The catalogue `errors` has its texts. */
export function useWait() {
  const [limited, setLimited] = useState<Limited>()
  const left = useSecondsUntil(limited?.until ?? 0)
  return {
    /** The button that was pressed is off. */
    resting: left > 0,
    /** What the form says meanwhile. */
    text: limited && left > 0 ? <WaitText limited={limited} left={left} /> : undefined,
    /** @returns whether the error is a rate limit's, and is shown until it ends */
    begin(error: unknown): boolean {
      const seconds = error instanceof CallError ? Number(error.params.seconds ?? 0) : 0
      setLimited(seconds > 0 ? { key: (error as CallError).key as MessageId, seconds, until: Date.now() + seconds * 1000 } : undefined)
      return seconds > 0
    },
    end: () => setLimited(undefined),
  }
}

/** The text counts down for the eye and is read out once. */
function WaitText({ limited: { key, seconds }, left }: { limited: Limited; left: number }): ReactNode {
  const t = useT()
  return (
    <>
      <span className="vh">{t(key, waitOf(seconds))}</span>
      <span aria-hidden="true">{t(key, waitOf(left))}</span>
    </>
  )
}
