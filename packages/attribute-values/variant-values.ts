/** The attributes of a product as it is filtered by: which values each of its variants has. */

import { readAmount, type Amount } from './amounts.ts'
import { languages, type Text } from './languages.ts'
import { attributeKeys, leadingText, plainText, slugOf, type Vocabulary } from './vocabulary.ts'

export interface AttributeName {
  /** As it stands in addresses. */
  key: string
  name: Text
  /** What its amounts are measured in; empty where it has none. */
  measure: string
}

/** A value: a text with its key, or an amount of the attribute's measure. */
export type AttributeValue = { attribute: AttributeName } & ({ amount: number } | { key: string; text: Text; swatch?: string })

export interface DescribedProduct {
  attributes: { name: Text; value: Text }[]
  options: { name: Text; values: { key: string; text: Text; swatch?: string | undefined }[] }[]
  /** Of each variant that can be chosen the keys of its values, in the order of the options. */
  variants: string[][]
}

/** Longer texts are sentences, no values to choose from. */
const maxLength = 40
/** Values of one list: `cotton, linen`. */
const maxParts = 8
/** Values of a product that are not its variants'. */
const maxValues = 40
/** What is measured, where an attribute is only called size or kind, or something that is measured otherwise. */
const usualKeys: Record<string, string> = { volume: 'volume', mass: 'weight', data: 'storage', charge: 'battery', inches: 'screen' }
const unspecific = new Set(['size', 'pack', 'variety', 'set'])

function attributeOf(name: Text, amount: Amount | undefined, vocabulary: Vocabulary): AttributeName {
  const orderOf = (key: string) => vocabulary.attributes.get(key)?.order ?? ''
  const keys = attributeKeys(name, vocabulary)
  const called = (amount && keys.find((key) => orderOf(key) === amount.measure)) ?? keys[0]!
  const isOther = amount !== undefined && orderOf(called) !== amount.measure
  const usual = isOther && (unspecific.has(called) || orderOf(called) !== '') ? usualKeys[amount.measure] : undefined
  const plain = usual ?? called
  const isPlain = !amount || orderOf(plain) === amount.measure || amount.measure === 'number'
  const key = isPlain ? plain : `${plain}-${amount.measure}`
  const measure = amount?.measure ?? (orderOf(plain) === 'size' ? '' : orderOf(plain))
  return { key, name: vocabulary.attributes.get(plain)?.name ?? name, measure }
}

/** An amount in any language; a bare number is one of what is counted, or of what no table knows. */
function amountIn(name: Text, value: Text, vocabulary: Vocabulary): Amount | undefined {
  for (const lang of ['en', 'ru', 'ka', 'zh'] as const) {
    const amount = value[lang] ? readAmount(value[lang], vocabulary) : undefined
    const known = amount?.measure === 'number' ? vocabulary.attributes.get(attributeKeys(name, vocabulary)[0]!) : undefined
    if (amount && (!known || known.order === 'number')) return amount
  }
  return undefined
}

/** The value of an attribute or option; undefined for what is no value to choose. */
export function attributeValue(name: Text, value: Text, swatch: string | undefined, vocabulary: Vocabulary): AttributeValue | undefined {
  if (vocabulary.ignored.test(plainText(leadingText(name)))) return undefined
  const amount = amountIn(name, value, vocabulary)
  const attribute = attributeOf(name, amount, vocabulary)
  if (!attribute.key || attribute.key.length > 60) return undefined
  if (amount) return amount.amount > 0 ? { attribute, amount: amount.amount } : undefined
  if (Object.values(value).some((text) => text.length > maxLength)) return undefined
  if (attribute.key === 'colour' && Object.values(value).some(vocabulary.isFlag)) return undefined
  const colour = attribute.key === 'colour' ? colourOf(value, vocabulary) : undefined
  const key = colour?.key ?? slugOf(leadingText(value))
  if (!key) return undefined
  const shown = swatch ?? colour?.swatch
  return { attribute, key, text: colour ? { ...colour.text, ...value } : value, ...(shown ? { swatch: shown } : {}) }
}

function colourOf(value: Text, { colours }: Vocabulary) {
  for (const lang of ['en', 'ru', 'zh', 'ka'] as const) {
    const colour = value[lang] ? colours.get(plainText(value[lang])) : undefined
    if (colour) return colour
  }
  return undefined
}

const separators = /\s*[;|、，]\s*|,\s+|,(?!\d)/
/** Two colours of one thing: black/grey. */
const colourSeparators = /\s*[;|、，/&]\s*|,\s*/

/** The values of a list, in every language as many; the whole text where it is none. */
function partsOf(value: Text, isColour: boolean): Text[] {
  const texts = languages.flatMap((lang) =>
    value[lang] ? [{ lang, parts: value[lang].split(isColour ? colourSeparators : separators).filter(Boolean) }] : [],
  )
  const count = texts[0]?.parts.length ?? 0
  if (count < 2 || count > maxParts || texts.some(({ parts }) => parts.length !== count)) return [value]
  return Array.from({ length: count }, (_, at) => Object.fromEntries(texts.map(({ lang, parts }) => [lang, capitalized(parts[at]!)])))
}

/** Words within a list begin small. Georgian has no capitals. */
const capitalized = (text: string) => (/^[a-zа-яё]/.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text)

/**
 * The values that each variant has, those of the whole product among them; one without options is a single variant. An option says more than an
 * attribute of the same name.
 */
export function variantsOf({ attributes, options, variants }: DescribedProduct, vocabulary: Vocabulary): AttributeValue[][] {
  const ofOptions = options.map(
    ({ name, values }) => new Map(values.map(({ key, text, swatch }) => [key, attributeValue(name, text, swatch, vocabulary)])),
  )
  const optional = new Set(ofOptions.flatMap((values) => [...values.values()].map((value) => value?.attribute.key)))
  const ofAll = attributes
    .flatMap(({ name, value }) => {
      const amount = amountIn(name, value, vocabulary)
      const parts = amount ? [value] : partsOf(value, attributeKeys(name, vocabulary)[0] === 'colour')
      return parts.flatMap((part) => attributeValue(name, part, undefined, vocabulary) ?? [])
    })
    .filter(({ attribute }) => !optional.has(attribute.key))
    .slice(0, maxValues)
  const offered = variants.length > 0 ? variants : [[]]
  const seen = new Set<string>()
  return offered
    .filter((keys) => !seen.has(keys.join('\n')) && seen.add(keys.join('\n')))
    .map((keys) => [...ofAll, ...keys.flatMap((key, place) => ofOptions[place]?.get(key) ?? [])])
}
