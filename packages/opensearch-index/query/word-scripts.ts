/**
 * The words of a query in scripts of OpenSearch, as `WordHits` of the product index has them: the frequency of a lexeme in a document is 1 more than its pattern there
 * (`@kalata/product-index/words/words.ts`). Divisions are those of whole numbers.
 */

import { place, placeCount } from '@kalata/product-index/find/places.ts'
import type { WordQuery } from '@kalata/product-index/find/word-hits.ts'
import { maxPoints, namePartsAt, textPartsAt, WordPoints, type PointsSchema } from '@kalata/product-index/find/word-points.ts'
import { maxNameWords, maxTextWords, maxTimes, placeAt, timesAt } from '@kalata/product-index/words/words.ts'
import { nameWordsField, ofThing, textWordsField } from '../documents/index-template.ts'

export interface Script {
  source: string
  params: Record<string, unknown>
}

/** `patterns` of the lexemes, 0 for one that is not there; a bit of `present` for each that is. `pairs` and their weights: words that the texts say side by side. */
const readSource = `
int count = params.lexemes.length;
int present = 0;
int[] patterns = new int[count];
for (int at = 0; at < count; at++) {
  int frequency = termFreq('words', params.lexemes[at]);
  if (frequency == 0) continue;
  present |= 1 << at;
  patterns[at] = frequency - 1;
}
int pairs = 0; int pairWeights = 0;
for (int at = 0; at < params.pairWeights.length; at++) {
  boolean isSaid = false;
  for (int one : params.before[at]) {
    int said = patterns[one] >>> ${placeAt};
    if (said == 0) continue;
    for (int other : params.behind[at]) if ((patterns[other] >>> ${placeAt}) == said + 1) isSaid = true;
  }
  if (isSaid) { pairs++; pairWeights += params.pairWeights[at]; }
}`

/** `points` and `weight` of the words. */
const pointsSource = ({ phrase, half }: PointsSchema) => `
int named = 0; int thing = 0; int written = 0; int repeated = 0;
int[] said = new int[${maxTimes + 1}];
for (int at = 0; at < count; at++) {
  int bit = 1 << at;
  int pattern = patterns[at];
  if ((pattern & ${place.details | ofThing}) != 0) named |= bit;
  if ((pattern & ${ofThing}) != 0) thing |= bit;
  if ((pattern & params.writtenBit) != 0) written |= bit;
  if ((pattern & params.repeatedBit) != 0) repeated |= bit;
  for (int times = (pattern >>> ${timesAt}) & ${maxTimes}; times > 0; times--) said[times] |= bit;
}
int ofName = params.ofName[(int) doc[params.nameWords].value];
int ofTexts = params.ofTexts[(int) doc['${textWordsField}'].value];
int points = ${phrase} * pairWeights; int weight = 0;
for (int word = 0; word < params.masks.length; word++) {
  boolean fits = false;
  int places = 0; int times = 0;
  for (int at = 0; at < params.masks[word].length; at++) {
    int mask = params.masks[word][at];
    if ((present & mask) != mask) continue;
    fits = true;
    while (times < ${maxTimes} && (said[times + 1] & mask) == mask) times++;
    if ((named & mask) != mask) continue;
    int last = params.lasts[word][at];
    int beside = mask & ~(1 << last);
    places |= patterns[last] & ${place.details};
    if ((thing & beside) == beside) places |= patterns[last] & ${ofThing};
    if ((written & mask) == mask) places |= ${place.written};
    if ((repeated & mask) == mask) places |= ${place.repeated};
  }
  if (!fits) continue;
  int inName = ((places & ${place.written}) != 0 ? 1 : 0) + ((places & ${place.repeated}) != 0 ? 1 : 0);
  int inPlaces = params.places[places]; int nameParts = params.nameParts[places]; int textParts = params.textParts[places];
  int evidence = inPlaces + inName * nameParts * ofName + times * textParts * ofTexts;
  int each = params.weights[word];
  points += each * (${maxPoints} - ${maxPoints * half} / (evidence + ${half}));
  weight += each;
}`

const byLength = (most: number, evidence: (length: number) => number) => Array.from({ length: most + 1 }, (_, length) => evidence(length))
const byPlaces = (parts: (places: number) => number) => Array.from({ length: placeCount }, (_, places) => parts(places))

/** What each two neighbours weigh. */
const pairWeightsOf = ({ weights, neighbours }: WordQuery) => neighbours.map((_, at) => weights[at]! + weights[at + 1]!)

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

const readParams = (query: WordQuery) => ({
  lexemes: query.lexemes.map((lexeme) => lexeme.toString()),
  before: query.neighbours.map(({ before }) => before),
  behind: query.neighbours.map(({ behind }) => behind),
  pairWeights: pairWeightsOf(query),
})

/** How many words the texts say just before the next one. */
export const neighboursScript = (query: WordQuery): Script => ({ source: `${readSource}\nreturn pairs;`, params: readParams(query) })

/** The points of words, as a schema has them. */
export class PointScripts {
  private readonly points: PointsSchema
  private readonly source: string
  private readonly evidence: Record<string, readonly number[]>

  constructor(schema: PointsSchema) {
    const points = new WordPoints(schema)
    this.points = schema
    this.source = `${readSource}${pointsSource(schema)}\nboolean hasPhrase = pairs > 0 && pairs == params.pairWeights.length;`
    this.evidence = {
      places: schema.places,
      nameParts: byPlaces(namePartsAt),
      textParts: byPlaces(textPartsAt),
      ofName: byLength(maxNameWords, (length) => points.partOfName(length)),
      ofTexts: byLength(maxTextWords, (length) => points.partOfTexts(length)),
    }
  }

  /** The highest points that a query gives. */
  highest(query: WordQuery): number {
    return query.weight * maxPoints + sum(pairWeightsOf(query)) * this.points.phrase
  }

  /**
   * What a document's words give.
   * @param language its place in the schema
   * @param script made of `points`, `weight` of the words that are there, and `hasPhrase`: whether the texts say all of them one after another
   */
  script(query: WordQuery, language: number, { source, params }: Script): Script {
    return {
      source: `${this.source}${source}`,
      params: {
        ...readParams(query),
        masks: query.words.map((alternatives) => alternatives.map(({ mask }) => mask)),
        lasts: query.words.map((alternatives) => alternatives.map(({ last }) => last)),
        ...{ weights: query.weights, writtenBit: query.writtenBit, repeatedBit: query.repeatedBit },
        ...{ nameWords: nameWordsField(language), ...this.evidence },
        ...params,
      },
    }
  }
}
