import { Buffer } from 'node:buffer'
import { placeCount } from '../find/places.ts'
import { flag } from '../segments/segment.ts'
import type { Card, FieldType, IndexSchema, SortKey } from './schema.ts'

/** Bits that say which filter a hit fails: a byte, of which attributes have one. */
const maxFilters = 7
const maxFlags = 6
const maxLanguages = 4
const maxKeys = 3

export interface Field {
  name: string
  type: FieldType
  /** Its place among the columns of a segment. */
  at: number
}

/** A filter of the schema, with the bit of a hit that fails it. */
interface Filter {
  name: string
  bit: number
}

/** A schema that was checked, with places and bits in place of names. */
export class Layout {
  readonly schema: IndexSchema
  /** The groups are the first two. */
  readonly fields: readonly Field[]
  readonly flags: readonly { name: string; flag: number }[]
  readonly facets: readonly (Filter & { at: number })[]
  readonly flagFilters: readonly (Filter & { flag: number })[]
  readonly ranges: readonly (Filter & { at: number })[]
  readonly attributeBit: number
  /** The bit of the flag that variants have for themselves; 0 where none is. */
  readonly variantFlag: number
  /** Of indexes with the same one the arrays mean the same. */
  readonly fingerprint: string

  /** @throws TypeError for a schema that names what it has not, or has too much */
  constructor(schema: IndexSchema) {
    const { fields, groups, flags, facets, ranges, languages } = schema
    this.schema = schema
    const names = [...groups, ...Object.keys(fields).filter((name) => !groups.includes(name))]
    this.fields = names.map((name, at) => ({ name, type: fields[name]!, at }))
    this.flags = flags.map((name, place) => ({ name, flag: flag.first << place }))
    checkSchema(schema, this)
    const bits = Array.from({ length: Object.keys(facets).length + flags.length + ranges.length + 1 }, (_, place) => 1 << place)
    this.facets = Object.entries(facets).map(([name, field]) => ({ name, at: this.at(field), bit: bits.shift()! }))
    this.flagFilters = this.flags.map((each) => ({ ...each, bit: bits.shift()! }))
    this.ranges = ranges.map((name) => ({ name, at: this.at(name), bit: bits.shift()! }))
    this.attributeBit = bits.shift()!
    this.variantFlag = this.flags.find(({ name }) => name === schema.variantFlag)?.flag ?? 0
    this.fingerprint = Buffer.from(JSON.stringify([this.fields, flags, languages])).toString('base64')
  }

  /** The column of a field. @throws TypeError where the schema has none */
  at(name: string): number {
    const field = this.fields.find((each) => each.name === name)
    if (!field) throw new TypeError(`The schema has no field ${name}`)
    return field.at
  }

  /** @param language the first where it is absent. @throws TypeError for one that the schema has not */
  languageAt(language: string | undefined): number {
    if (language === undefined) return 0
    const place = this.schema.languages.indexOf(language)
    if (place < 0) throw new TypeError(`The schema has no language ${language}`)
    return place
  }

  /** @throws TypeError for a sort that the schema has not */
  keysOf(sort: string): readonly SortKey[] {
    const keys = this.schema.sorts[sort]
    if (!keys) throw new TypeError(`The schema has no sort ${sort}`)
    return keys
  }

  /** The flags of a listed product. */
  flagsOf(card: Card): number {
    let flags: number = flag.listed
    for (const { name, flag } of this.flags) if (card[name]) flags |= flag
    return flags
  }

  /** The order of products in a segment. */
  compare(one: Card, other: Card): number {
    const [outer, inner] = this.schema.groups
    return Number(one[outer]) - Number(other[outer]) || Number(one[inner]) - Number(other[inner]) || one.id - other.id
  }
}

function checkSchema(schema: IndexSchema, layout: Layout): void {
  const { languages, fields, groups, flags, variantFlag, facets, ranges, newest, sorts, rank } = schema
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) throw new TypeError(`The schema of the index ${problem}`)
  }
  check(languages.length > 0 && languages.length <= maxLanguages, `needs 1 to ${maxLanguages} languages`)
  check(groups.length === 2 && groups[0] !== groups[1], 'needs two groups')
  check(flags.length <= maxFlags, `has more than ${maxFlags} flags`)
  check(variantFlag === undefined || flags.includes(variantFlag), `has no flag ${variantFlag}`)
  const filters = Object.keys(facets).length + flags.length + ranges.length
  check(filters <= maxFilters, `has more than ${maxFilters} filters: facets, flags and ranges`)
  for (const name of [...groups, ...Object.values(facets), ...ranges]) check(fields[name] === 'int32', `needs an int32 field ${name}`)
  check(rank.points.places.length === placeCount, `needs the evidence of ${placeCount} places`)
  for (const name of Object.keys(rank.lacking)) check(flags.includes(name), `has no flag ${name}`)
  for (const { field } of rank.gains) layout.at(field)
  layout.at(newest)
  for (const [sort, keys] of Object.entries(sorts)) {
    check(keys.length <= maxKeys, `has more than ${maxKeys} keys for ${sort}`)
    for (const key of keys) if (typeof key === 'object') layout.at(key.field)
  }
}
