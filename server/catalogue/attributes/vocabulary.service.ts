import { readFileSync } from 'node:fs'
import { projectFile } from '#server/platform/project-files.ts'
import { vocabularyOf, type Vocabulary } from './vocabulary.rules.ts'

const tableOf = (name: string) => readFileSync(projectFile(`server/catalogue/attributes/${name}.tsv`), 'utf8')

const read: { vocabulary?: Vocabulary } = {}

/** The names, colours and units of the tables beside this file; read once. */
export const attributeVocabulary = (): Vocabulary =>
  (read.vocabulary ??= vocabularyOf({
    names: tableOf('attribute-names'),
    colours: tableOf('colours'),
    units: tableOf('units'),
    ignored: tableOf('ignored-names'),
  }))
