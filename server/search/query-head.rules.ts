import { colourFamily } from './colours.rules.ts'

/** Words that tell no things apart; they count only where nothing else was typed. */
export const functionWords = new Set('a an the for with of in on and to my для с со из на в во и под к და'.split(' '))

const russianAdjective = /^[а-я]{2,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|ую|юю|ых|их)$/
/** Adjectives that may follow their noun in a search field, without the ending of their case. */
const georgianAdjectives =
  'პატარა|დიდ|კარგ|ახალ|ძველ|იაფ|თბილ|ცივ|თეთრ|შავ|რბილ|მაგარ|მსუბუქ|მძიმე|გრძელ|მოკლე|მაღალ|დაბალ|ღრმა|განიერ|ვიწრო|სქელ|თხელ|ლამაზ|მრგვალ|ოთხკუთხა|სუფთა|მშრალ|ტკბილ|მწარე|ცხარე|მჟავე|უსადენო|უშაქრო|უსუნო|დასაკეც|გასაშლელ|გადასატან|ხელნაკეთ|საბავშვო|სასკოლო|სამგზავრო|საოფისე|საქორწინო|საახალწლო|სასაჩუქრე|საზაფხულო|საშინაო'
/** Of Georgian words those in the genitive, instrumental or with a postposition, and adjectives that may follow their noun. */
const georgianModifier = new RegExp(`^[ა-ჰ]{3,}(?:სთვის|თვის|ის|ით|იანი|ური|ული)$|^(?:${georgianAdjectives})ი?$`)

/** The place of the word that names the thing: the others say more of it. */
export function headPlace(all: string[], withFunctionWords: string[]): number {
  const things = all.filter((word) => !colourFamily(word) && !/\p{N}/u.test(word))
  if (things.length > 0 && things.length < all.length)
    return all.indexOf(
      things[
        headPlace(
          things,
          withFunctionWords.filter((word) => functionWords.has(word) || things.includes(word)),
        )
      ]!,
    )
  const preposition = withFunctionWords.findIndex((word, place) => place > 0 && functionWords.has(word))
  const before = preposition < 0 ? all.length : withFunctionWords.slice(0, preposition).filter((word) => !functionWords.has(word)).length
  const phrase = all.slice(0, Math.max(before, 1))
  if (phrase.some((word) => /[а-я]/.test(word)))
    return Math.max(
      phrase.findIndex((word) => !russianAdjective.test(word)),
      0,
    )
  if (phrase.some((word) => /[ა-ჰ]/.test(word))) {
    const head = phrase.findLastIndex((word) => !georgianModifier.test(word))
    return head < 0 ? phrase.length - 1 : head
  }
  return phrase.length - 1
}
