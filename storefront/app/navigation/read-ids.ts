import { readId } from './page-number.ts'

/** The ids that a parameter names, parted by commas, each once; what is no id is passed over. @param most of them, from the first on */
export function readIds(value: string | null, most: number): number[] {
  const ids = (value ?? '').split(',').flatMap((part) => readId(part) ?? [])
  return [...new Set(ids)].slice(0, most)
}
