import { createHash } from 'node:crypto'

/** A text by the codes of its languages. */
export type Text = Readonly<Record<string, string>>

/** The text in English, else in the first of the languages that it has. */
export const inEnglish = (text: Text, languages: readonly string[]): string =>
  ['en', ...languages].map((language) => text[language]).find(Boolean) ?? ''

/** At most so many letters, none of them halved. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const part = text.slice(0, most)
  return part.isWellFormed() ? part : part.slice(0, -1)
}

/** An id of at most so many letters: a longer one ends in a digest of all of it, so that of two that begin alike each stays its own. */
export function cutId(id: string, most: number): string {
  if (id.length <= most) return id
  return `${cut(id, most - 13)}-${createHash('sha256').update(id).digest('hex').slice(0, 12)}`
}
