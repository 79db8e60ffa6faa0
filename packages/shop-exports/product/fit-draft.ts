/** A product cut to what it may have. A limit never costs the product: what is left out is a finding, one for each place. */
import type { ProductLimits, ReadingOptions } from '../export-options.ts'
import type { Problem, ProblemKind } from '../problem.ts'
import { plainLine, plainText } from '../texts/plain-text.ts'
import { cut, type Text } from '../texts/text.ts'
import type { Draft, DraftOffer } from './draft.ts'

/** An address that leaves its protocol to the page it stands on. */
const withProtocol = (picture: string) => (picture.startsWith('//') ? `https:${picture}` : picture)

export function fitDraft(read: Draft, options: ReadingOptions): { draft: Draft; warnings: Problem[] } {
  const given = {
    ...read,
    pictures: read.pictures.map(withProtocol),
    offers: read.offers.map((offer) => (offer.picture?.startsWith('//') ? { ...offer, picture: withProtocol(offer.picture) } : offer)),
  }
  const warnings = [...(given.warnings ?? [])]
  const note = (kind: ProblemKind, field: string, reason: string, value?: string) =>
    void warnings.push({ ...given.where(field), reason, kind, ...(value === undefined ? {} : { value }) })
  const { limits } = options
  const pictures = fitPictures(given, limits, note)
  const { options: names, offers: merged } = fitOptions(given, limits, note)
  const offers = fitOffers(merged, names.length, limits, note)
  const attributes = fitAttributes(given, options, note)
  return { draft: { ...given, pictures, options: names, offers, attributes }, warnings }
}

type Note = (kind: ProblemKind, field: string, reason: string, value?: string) => void

function fitPictures(given: Draft, limits: ProductLimits, note: Note): string[] {
  const named = [...new Set([...given.pictures, ...given.offers.flatMap(({ picture }) => picture ?? [])])].filter(Boolean)
  const short = named.filter((picture) => picture.length <= limits.picture)
  for (const picture of named.filter((each) => each.length > limits.picture))
    note('pictures', 'pictures', `has an address of ${picture.length} letters: left out`, cut(picture, 60))
  for (const picture of short.slice(limits.pictures))
    note('pictures', 'pictures', `is beyond the first ${limits.pictures}: left out`, cut(picture, 200))
  return short.slice(0, limits.pictures)
}

/** More options than a product can have: the last ones become one, its values joined. */
function fitOptions({ options, offers }: Draft, limits: ProductLimits, note: Note): Pick<Draft, 'options' | 'offers'> {
  if (options.length <= limits.options) return { options, offers }
  const rest = limits.options - 1
  note('options', 'options', `has ${options.length} options: the last ${options.length - rest} are one`)
  const named = options.slice(rest).map((option) => (typeof option === 'string' ? option : Object.values(option)[0]!))
  const joined = offers.map((offer) => ({ ...offer, values: [...offer.values.slice(0, rest), offer.values.slice(rest).join(' / ')] }))
  return { options: [...options.slice(0, rest), cut(named.join(' / '), limits.name)], offers: joined }
}

function fitOffers(offers: DraftOffer[], optionCount: number, limits: ProductLimits, note: Note): DraftOffer[] {
  // What nearly every product is: nothing to cut.
  if (offers.length <= limits.values && !offers.some(({ values }) => values.some((value) => value.length > longestValue))) return offers
  const ids = new Map<string, string>()
  const short = offers.map((offer) => ({ ...offer, values: offer.values.map((value) => shortValue(value, ids)) }))
  const values = Array.from({ length: optionCount }, () => new Set<string>())
  const fitting = short.filter(({ values: chosen }, place) => {
    const isNew = chosen.map((value, i) => !values[i]!.has(value))
    const fits = place < limits.offers && chosen.every((_, i) => !isNew[i] || values[i]!.size < limits.values)
    if (fits) chosen.forEach((value, i) => values[i]!.add(value))
    return fits
  })
  const remaining = new Set(fitting)
  for (const offer of short.filter((each) => !remaining.has(each)))
    note(
      'variants',
      `offers.${short.indexOf(offer)}`,
      `is beyond ${limits.offers} variants or ${limits.values} values of an option`,
      offer.values.join(' / '),
    )
  return fitting
}

/** Letters of a value, which is its id as well: with what tells two apart it fits. */
const longestValue = 190

/** A value as an id: of two that begin alike each stays its own. */
function shortValue(value: string, ids: Map<string, string>): string {
  if (value.length <= longestValue) return value
  const id = ids.get(value) ?? `${cut(value, 180)}…${ids.size + 1}`
  ids.set(value, id)
  return id
}

function fitAttributes({ attributes, tags }: Draft, { limits, languages, terms }: ReadingOptions, note: Note): Draft['attributes'] {
  const all = [...attributes, ...(tags ? [{ name: terms.tags, value: tags }] : [])].map(({ name, value }) => ({
    name: fitted(name, limits.name, languages),
    value: fitted(value, limits.name * 4, languages),
  }))
  const some = all.filter(({ name, value }) => !isEmpty(name) && !isEmpty(value))
  const isCut = [...attributes.map(({ value }) => value), tags].some((text) => typeof text === 'string' && text.length > limits.name * 4)
  if (isCut) note('cut', 'attributes', `is longer than ${limits.name * 4} letters: cut`)
  if (some.length > limits.attributes)
    note('attributes', 'attributes', `has ${some.length} attributes: the first ${limits.attributes} come in`)
  return some.slice(0, limits.attributes)
}

function fitted(text: string | Text, most: number, languages: readonly string[]): string | Text {
  const plain = typeof text === 'string' ? plainText(text, plainLine, languages) : text
  if (typeof plain === 'string') return cut(plain, most).trim()
  return Object.fromEntries(languages.flatMap((lang) => (plain[lang] ? [[lang, cut(plain[lang], most).trim()]] : [])))
}

const isEmpty = (text: string | Text) => (typeof text === 'string' ? text === '' : Object.keys(text).length === 0)
