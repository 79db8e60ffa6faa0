/** Which pictures share most features with a query: votes over the postings, then a geometric check of the best ones. */
import type { QueryFeatures } from '../describe/local-features.ts'
import { highest } from './bits.ts'
import { agreementOf, type Agreement, type Matches } from './geometry.ts'
import type { Postings } from './postings.ts'

/** More than a query's features, and more than the postings of a part: for keys of two numbers. */
const maxQueryFeatures = 4096
const maxPostings = 2 ** 32
/** Pictures whose matches are checked. */
const checked = 50

interface Match {
  feature: number
  part: number
  at: number
  weight: number
}

/** The agreement of the best pictures by their slots. @param slots number of slots of the index */
export function findLocally(parts: readonly Postings[], query: QueryFeatures, slots: number): Map<number, Agreement> {
  const votes = new Float32Array(slots)
  const found = voteAll(parts, query, votes)
  const best = highest(votes, checked, 0)
  const matches = matchesOf(parts, query, new Set(best), found)
  return new Map(best.map((slot) => [slot, agreementOf(matches.get(slot)!)]))
}

/** Every match; adds its weight to the votes of its picture's slot. */
function voteAll(parts: readonly Postings[], query: QueryFeatures, votes: Float32Array): Match[] {
  const found: Match[] = []
  const all = Math.log(1 + parts.reduce((sum, { owners }) => sum + owners.length, 0))
  for (let feature = 0; feature < query.count; feature++) {
    for (let visit = query.visitStarts[feature]!; visit < query.visitStarts[feature + 1]!; visit++) {
      const cell = query.visitWords[visit]!
      // A cell that many pictures have says little.
      const rarity = (all - Math.log(1 + parts.reduce((sum, part) => sum + part.sizeOf(cell), 0))) / all
      const factor = rarity * query.weights[feature]!
      parts.forEach((each, part) =>
        each.match(query, feature, visit, (at, distance) => {
          const weight = factor * Math.exp((-distance * distance) / 300)
          const owner = each.owners[at]!
          votes[owner] = votes[owner]! + weight
          found.push({ feature, part, at, weight })
        }),
      )
    }
  }
  return found
}

/** The matches of some pictures: a feature of either side is in one match at most, its best. */
function matchesOf(parts: readonly Postings[], query: QueryFeatures, slots: Set<number>, found: Match[]): Map<number, Matches> {
  const ofFeature = new Map<number, Match>()
  for (const match of found) {
    const owner = parts[match.part]!.owners[match.at]!
    if (slots.has(owner)) addBest(ofFeature, owner * maxQueryFeatures + match.feature, match)
  }
  const ofPosting = new Map<number, Match>()
  for (const match of ofFeature.values()) addBest(ofPosting, match.part * maxPostings + match.at, match)
  const matches = new Map([...slots].map((slot): [number, Matches] => [slot, { weights: [], queryPoints: [], points: [] }]))
  for (const match of ofPosting.values()) {
    const part = parts[match.part]!
    part.addTo(matches.get(part.owners[match.at]!)!, query, match)
  }
  return matches
}

function addBest(best: Map<number, Match>, key: number, match: Match): void {
  const before = best.get(key)
  if (!before || before.weight < match.weight) best.set(key, match)
}
