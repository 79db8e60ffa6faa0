import type { ReactNode } from 'react'
import { intoView } from './into-view.ts'

/** What went wrong with a form as a whole; nothing without a text. */
export function FormAlert({ text }: { text: ReactNode }) {
  if (!text) return null
  return (
    <p ref={intoView} className="red" role="alert">
      {text}
    </p>
  )
}
