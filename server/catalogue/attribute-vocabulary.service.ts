import { readFileSync } from 'node:fs'
import { vocabularyOf } from '@kalata/attribute-values/vocabulary.ts'
import { flagOf } from '@kalata/shop-exports/cells/flag-words.ts'
import { lazy } from '#contract/core/lazy.ts'
import { projectFile } from '#server/platform/project-files.ts'

/** The names, colours and units of the package's tables; read once. */
export const attributeVocabulary = lazy(() =>
  vocabularyOf(
    (name) => readFileSync(projectFile(`packages/attribute-values/tables/${name}.tsv`), 'utf8'),
    (text) => flagOf(text) !== undefined,
  ),
)
