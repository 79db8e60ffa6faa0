import type { ReactNode } from 'react'

/** What went wrong with a form as a whole; nothing without a text. */
export function FormAlert({ text }: { text: ReactNode }) {
  if (!text) return null
  return (
    <p className="red" role="alert">
      {text}
    </p>
  )
}
