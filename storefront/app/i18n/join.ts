import type { Translate } from './messages.tsx'

type Part = string | undefined | false

const joined = (id: 'ui.join.list' | 'ui.join.sentences', parts: Part[], t: Translate): string =>
  parts.filter((part): part is string => Boolean(part)).reduce((one, other) => (one ? t(id, { one, other }) : other), '')

/** Parts of a list, `clay, 24 cm`, with the comma of the page's language; empty ones are left out. */
export const joinList = (parts: Part[], t: Translate): string => joined('ui.join.list', parts, t)

/** Whole sentences one after another, with the gap of the page's language; empty ones are left out. */
export const joinSentences = (parts: Part[], t: Translate): string => joined('ui.join.sentences', parts, t)
