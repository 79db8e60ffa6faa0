import { withoutComments } from './table-access.ts'

const call = /\binTransaction\(\s*([\w.]+)\s*,\s*(?:async\s+)?(?:\(\s*(\w*)[^)]*\)|(\w+))\s*=>/g

/**
 * Calls of `inTransaction` whose callback names its ctx otherwise than the ctx that was handed in: there the outer one
 * stays in reach, and a query on it would take a second connection and could wait for the first for ever.
 * @returns the lines, from 1
 */
export function unshadowedCtx(source: string): number[] {
  const code = withoutComments(source)
  return [...code.matchAll(call)]
    .filter(([, outer, parameter, bareParameter]) => !outer!.includes('.') && outer !== (parameter ?? bareParameter))
    .map(({ index }) => code.slice(0, index).split('\n').length)
}
