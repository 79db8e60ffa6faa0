/** The tables as they lie here, for tests, benchmark and the README's program. */
import { readFileSync } from 'node:fs'
import { vocabularyOf, type Vocabulary } from '../vocabulary.ts'

const flags = new Set(['yes', 'no', 'да', 'нет', 'კი', 'არა', '是', '否'])

/** What the tables of this package say. */
export const vocabularyOfFiles = (): Vocabulary =>
  vocabularyOf(
    (name) => readFileSync(new URL(`../tables/${name}.tsv`, import.meta.url), 'utf8'),
    (text) => flags.has(text.trim().toLowerCase()),
  )
