import { georgianFromLatin, isGeorgianModifier, stem } from '../languages/georgian.ts'
import { colourFamily } from './colours.ts'

/** Words that tell no things apart; they count only where nothing else was typed. */
export const functionWords = new Set('a an the for with of in on and to my для с со из на в во и под к და'.split(' '))

/** Words of the shopping, not of the thing: they count only where nothing else was typed, and are no sign of what names the thing. */
export const shoppingWords = new Set(
  (
    'i im want need buy buying looking find get order best cheap cheapest inexpensive affordable online price prices cost where some something please delivery good ' +
    'хочу хотел хотела нужен нужна нужно нужны ищу купить куплю заказать где лучший лучшая лучшие недорогой недорогая недорогие недорого дешевый дешевая дешевые дешево цена цены стоимость сколько стоит подарить ' +
    'მინდა მინდოდა მჭირდება ვეძებ ვიყიდო ვიყიდი იყიდე ყიდვა შეძენა შევიძინო სად რაღაც იაფი იაფად ფასი ფასები ონლაინ კარგი საუკეთესო ღირს ' +
    '买 想买 想要 我 我要 哪里 便宜 好用 推荐 最好 价格 多少钱 个'
  ).split(' '),
)

/** A Russian adjective. */
export const modifiesRussian = (word: string): boolean => russianAdjective.test(word)
const russianAdjective = /^[а-я]{2,}(?:ый|ий|ой|ая|яя|ое|ее|ые|ие|ого|ую|юю|ых|их)$/
/** Adjectives that may follow their noun in a search field, without the ending of their case. */
const georgianAdjectives =
  'პატარა|დიდ|ღია|მუქ|კარგ|ახალ|ძველ|იაფ|თბილ|ცივ|თეთრ|შავ|რბილ|მაგარ|მსუბუქ|მძიმე|გრძელ|მოკლე|მაღალ|დაბალ|ღრმა|განიერ|ვიწრო|სქელ|თხელ|ლამაზ|მრგვალ|ოთხკუთხა|სუფთა|მშრალ|ტკბილ|მწარე|ცხარე|მჟავე|უსადენო|უშაქრო|უსუნო|დასაკეც|გასაშლელ|გადასატან|ხელნაკეთ|საბავშვო|სასკოლო|სამგზავრო|საოფისე|საქორწინო|საახალწლო|სასაჩუქრე|საზაფხულო|საშინაო'
/**
 * Of Georgian words those in the genitive, instrumental or adverbial case or with a postposition, and adjectives and participles that may follow their noun:
 * `ყურსასმენი სავარჯიშოდ`, `ჩემოდანი სამოგზაურო`, `საათი დასაკიდი`.
 */
const georgianModifier = new RegExp(
  `^[ა-ჰ]{3,}(?:ის|იანი|ური|ული)$|^სა[ა-ჰ]{4,}ო$|^(?:და|გა|წა|ჩა|შე|გადა|მი|მო|ა)სა[ა-ჰ]{3,}ი$|^(?:${georgianAdjectives})ი?$`,
)
/** Things whose names end like such adjectives. */
const georgianNouns = new Set('მობილური სამკაული კასტრული სათამაშო საკანცელარიო გასაღები მოსასხამი'.split(' '))
/** A Georgian word that says more of a thing, before or after it. */
export const modifiesGeorgian = (word: string): boolean =>
  !georgianNouns.has(word) && (georgianModifier.test(word) || isGeorgianModifier(word))

/** Whom or what a thing is for: such words never name it, wherever they stand. */
const useWords = new Set(
  (
    'kid kids child children childrens boy girl baby toddler newborn women womens woman men mens man ladies lady adult adults grandma grandpa mom mum dad mother father friend teacher ' +
    'outdoor outdoors indoor indoors camping hiking travel office school birthday christmas gift present unisex set kit ' +
    'детский детская детское детские ребенка ребенку детей детям женский женская женские женское мужской мужская мужские мужское подарок набор комплект ' +
    'ბავშვის ბავშვისთვის საბავშვო ქალის ქალისთვის კაცის კაცისთვის მამაკაცის გოგო გოგონა ბიჭი ბიჭუნა ' +
    'დისთვის ძმისთვის დეიდა მამიდა ბიძა ნათესავი შვილიშვილი კოლეგა თანამშრომელი უფროსი მეზობელი დიასახლისი შეყვარებული მოზარდი ' +
    'დედისთვის მამისთვის ბებიისთვის ბაბუისთვის ქმრისთვის ცოლისთვის მეგობრისთვის მასწავლებლისთვის მოსწავლისთვის სტუდენტისთვის შვილისთვის ჩვილისთვის საჩუქარი ნაკრები სეტი კომპლექტი სკოლისთვის სასკოლო ' +
    '儿童 小孩 宝宝 孩子 女士 男士 学生 礼物 套装'
  )
    .split(' ')
    .map((word) => stem(word)),
)

/** Materials and shapes that stand after the thing in a search field: `mug ceramic`. Words that name things too (glass, iron) are none of them. */
const lookWords = new Set(
  (
    'wooden wood oak leather wool woolen cotton linen velvet ceramic porcelain metal steel stainless plastic canvas felt round square oval large small big mini tall wide ' +
    'soft warm portable wireless folding foldable rechargeable waterproof electric handmade scented 无线 蓝牙 便携 防水 折叠 充电 电动 手工'
  ).split(' '),
)

/** What is followed by a figure, or follows one: it names no thing. */
const measureWords = new Set(
  (
    'size sized размер размера ზომა ზომის ლიტრი ლიტრიანი 尺寸 尺码 ' +
    'tb gb mb mah wh kwh kg ml mm cm watt watts inch inches persons people pcs тб гб мб мач кг мл мм см вт ватт дюймов человек персон мест шт 人 件 只 个 毫升 克 厘米'
  ).split(' '),
)

/** Whether a word is a unit, which names nothing beside its figure. */
export const isMeasureWord = (word: string): boolean => measureWords.has(word)

/** What things are sold in: where no such container is meant, its contents are (`a jar of honey`). Stems, as {@link stem} gives them. */
const containers = new Set(
  'box boxes jar jars bottle bottles pack tin коробка коробки банка банки бутылка бутылки пачка упаковка ყუთი კოლოფი ბოთლი ქილა პაკეტი შეკვრა'
    .split(' ')
    .map(stem),
)

export const isContainer = (word: string): boolean => containers.has(stem(word))

/** Whether a typed word tells whom or what a thing is for. */
export const isUseWord = (word: string): boolean => useWords.has(stem(word))

/** The place of the word that names the thing: the others say more of it. */
export function headPlace(all: string[], withFunctionWords: string[]): number {
  const things = all.filter(
    (word) => !isColour(word) && !/\p{N}/u.test(word) && !isUseWord(word) && !lookWords.has(word) && !measureWords.has(word),
  )
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
    const head = phrase.findLastIndex((word) => !modifiesGeorgian(word))
    if (head >= 0) return head
    const uninflected = phrase.findLastIndex((word) => !isGeorgianModifier(word))
    return uninflected < 0 ? phrase.length - 1 : uninflected
  }
  const head = phrase.findLastIndex((word) => !isForSomething.test(word))
  return head < 0 ? phrase.length - 1 : head
}

/** A Georgian word in Latin letters with the postposition that tells what a thing is for: `chanta skolistvis`. */
const isForSomething = /^[a-z]{3,}tvis$/

const isColour = (word: string) =>
  colourFamily(word) !== undefined || (/^[a-z]+$/.test(word) && colourFamily(georgianFromLatin(word)) !== undefined)
