import type { SQL } from 'drizzle-orm'
import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { prepared, type Executor } from '../database.ts'

/** Compiles a row's schema; set where rows are checked, which costs microseconds a row. */
let compile: ((schema: TSchema) => Validator) | undefined
const validators = new WeakMap<TSchema, Validator>()

/** Checks every row that {@link rows} and {@link preparedRows} return from now on. Tests and development do; production does not. */
export async function checkRowShapes(): Promise<void> {
  const { Compile } = await import('typebox/compile')
  compile = Compile as (schema: TSchema) => Validator
}

/**
 * Rows of hand-written SQL, typed by the schema of one row. The compiler cannot see what a statement returns; where
 * shapes are checked, a column that is missing, has another type or is null against its schema is an error.
 * Timestamps arrive as text, bigint as number, jsonb parsed.
 */
export async function rows<S extends TSchema>(db: Executor, row: S, statement: SQL): Promise<Static<S>[]> {
  return checkedRows(row, (await db.execute(statement)).rows)
}

/** As {@link rows}, for a statement that every connection plans once: see {@link prepared}. */
export async function preparedRows<S extends TSchema>(db: Executor, row: S, statement: SQL): Promise<Static<S>[]> {
  return checkedRows(row, await prepared(db, statement))
}

/** As {@link rows}, for a statement of one row; undefined where there is none. */
export const firstRow = async <S extends TSchema>(db: Executor, row: S, statement: SQL): Promise<Static<S> | undefined> =>
  (await rows(db, row, statement))[0]

/** As {@link firstRow}, for a statement that every connection plans once. */
export const preparedFirstRow = async <S extends TSchema>(db: Executor, row: S, statement: SQL): Promise<Static<S> | undefined> =>
  (await preparedRows(db, row, statement))[0]

/** As {@link rows}, for a statement of one column: its values. */
export async function column<S extends TSchema>(db: Executor, value: S, statement: SQL): Promise<Static<S>[]> {
  return valuesOf(value, (await db.execute(statement)).rows)
}

/** As {@link column}, for a statement that every connection plans once. */
export async function preparedColumn<S extends TSchema>(db: Executor, value: S, statement: SQL): Promise<Static<S>[]> {
  return valuesOf(value, await prepared(db, statement))
}

function valuesOf<S extends TSchema>(value: S, found: unknown[]): Static<S>[] {
  const values = found.map((row) => Object.values(row as object)[0] as unknown)
  return checkedRows(value, values)
}

/** As {@link rows}, for rows that were read by other means: the driver's own query. */
export function checkedRows<S extends TSchema>(schema: S, found: unknown[]): Static<S>[] {
  if (compile) {
    let validator = validators.get(schema)
    if (!validator) validators.set(schema, (validator = compile(schema)))
    for (const row of found) {
      if (!validator.Check(row)) {
        const { instancePath, message } = validator.Errors(row)[0]!
        throw new TypeError(`A row does not have its declared shape: ${instancePath || 'row'} ${message}`)
      }
    }
  }
  return found as Static<S>[]
}
