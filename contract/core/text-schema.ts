import { Type, type TSchema } from 'typebox'
import { byLanguage } from './languages.ts'

/** The same schema for every language. */
export const textOf = <S extends TSchema>(schema: S) =>
  Type.Object(
    byLanguage(() => schema),
    { additionalProperties: false },
  )

/** A text in the four languages, at least in one of them: `Text` of languages.ts. */
export const TextSchema = textOf(Type.Optional(Type.String()))
