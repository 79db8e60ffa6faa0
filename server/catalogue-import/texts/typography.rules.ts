import { bindUnits } from '@kalata/written-numbers/bind-units.ts'
import { languages, type Text } from '#contract/core/languages.ts'
import type { ProductRecord } from '../records/catalogue-records.rules.ts'

/** A product with every text that pages show in narrow columns set by {@link bindUnits}. Idempotent. */
export function typeset(record: ProductRecord): ProductRecord {
  return {
    ...record,
    name: bound(record.name),
    description: bound(record.description),
    attributes: record.attributes.map(({ name, value }) => ({ name: bound(name), value: bound(value) })),
    options: record.options.map(({ name, values }) => ({
      name: bound(name),
      values: values.map((value) => ({ ...value, name: bound(value.name) })),
    })),
  }
}

function bound(text: Text): Text {
  return Object.fromEntries(languages.flatMap((lang) => (text[lang] === undefined ? [] : [[lang, bindUnits(text[lang])]])))
}
