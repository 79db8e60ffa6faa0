import type { Text } from './texts/text.ts'

/** What formats say by a column or code of their own and products show as words: names of attributes and options, Google's words for people, conditions. */
export const englishTerms = {
  tags: 'Tags',
  condition: 'Condition',
  refurbished: 'Refurbished',
  used: 'Used',
  color: 'Colour',
  size: 'Size',
  material: 'Material',
  pattern: 'Pattern',
  gender: 'Gender',
  ageGroup: 'Age group',
  variant: 'Variant',
  female: 'Women',
  male: 'Men',
  unisex: 'Unisex',
  adult: 'Adults',
  kids: 'Kids',
  toddler: 'Toddlers',
  infant: 'Infants',
  newborn: 'Newborns',
} as const

export type Term = keyof typeof englishTerms
/** A term as a text in several languages, or as one in the language of whatever product. */
export type Terms = Readonly<Record<Term, string | Text>>
