import { Type, type TSchema } from 'typebox'

export { TextSchema as TextColumn } from '#contract/core/text-schema.ts'

/** A brand's name per script: `BrandName` of contract/catalogue/brand-names.ts. */
export const BrandNameColumn = Type.Object({ ka: Type.String(), latin: Type.String() })
/** An instant as hand-written SQL returns it: text in PostgreSQL's form, in JSON in ISO 8601. */
export const TimestampColumn = Type.String()
export const IntegerColumn = Type.Integer()
export const StringColumn = Type.String()
export const BooleanColumn = Type.Boolean()
/** A column that may be null. */
export const Nullable = <S extends TSchema>(column: S) => Type.Union([column, Type.Null()])
