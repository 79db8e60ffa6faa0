import type { Language } from '#contract/core/languages.ts'

/** A brand's name per script: Georgian pages show `ka`, all others `latin`. Equal where the brand writes itself in one script only. */
export interface BrandName {
  ka: string
  latin: string
}

/** The name that pages of a language show. */
export function brandNameIn(name: BrandName, lang: Language): string {
  return lang === 'ka' ? name.ka : name.latin
}

/** A name that came in one script: a Georgian one is romanised, any other is the same in both. */
export function brandNameFrom(name: string): BrandName {
  return {
    ka: name,
    latin: name.replace(/[ა-ჰ]+/g, (word) => capitalised([...word].map((sign) => romanisation[sign] ?? sign).join(''))),
  }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** The national romanisation (2002), without apostrophes, which names on signs leave out. */
const romanisation: Record<string, string> = {
  ა: 'a',
  ბ: 'b',
  გ: 'g',
  დ: 'd',
  ე: 'e',
  ვ: 'v',
  ზ: 'z',
  თ: 't',
  ი: 'i',
  კ: 'k',
  ლ: 'l',
  მ: 'm',
  ნ: 'n',
  ო: 'o',
  პ: 'p',
  ჟ: 'zh',
  რ: 'r',
  ს: 's',
  ტ: 't',
  უ: 'u',
  ფ: 'p',
  ქ: 'k',
  ღ: 'gh',
  ყ: 'q',
  შ: 'sh',
  ჩ: 'ch',
  ც: 'ts',
  ძ: 'dz',
  წ: 'ts',
  ჭ: 'ch',
  ხ: 'kh',
  ჯ: 'j',
  ჰ: 'h',
}
