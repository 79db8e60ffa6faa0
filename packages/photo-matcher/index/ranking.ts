/**
 * The order of the results. A picture that agrees with the photo in many points shows the thing itself and comes first; then what looks most
 * like it, and what is of the group that the nearest pictures have (as Pailitao does, Zhang et al. 2018).
 */
import type { Agreement } from './geometry.ts'

/** How one picture of the index compares with a query. */
export interface SlotScore {
  id: number
  group: number
  /** Its place among the item's pictures. */
  picture: number
  /** Of the vectors, about -1 to 1. */
  likeness: number
  agreement?: Agreement
}

export interface RankedItem {
  id: number
  group: number
  /** The place among the item's pictures, as they were given, of the one whose vector is the most alike: local features see no colour. */
  picture: number
  /** 0 to 1; falls along the list. */
  similarity: number
  likeness: 'same' | 'close' | 'similar'
}

/** The order of results, the most alike first. */
export const bySimilarity = (one: RankedItem, other: RankedItem): number => other.similarity - one.similarity || one.id - other.id

/** What two pictures of different things agree in by chance, at most. */
const chance = 1
/** Agreement beyond chance at which a picture is half believed to show the thing itself. */
const halfAgreement = 2.5
const agreementWeight = 2
const groupWeight = 0.45
/** Pictures that vote for their group. */
const voters = 30
/** An agreement of so much, and of so many points, is no chance. */
const sure = { score: 4, points: 10 }
/** Likeness from which an item looks much like the photo. */
const closeLikeness = 0.72

/** Items, each by its best picture, the most alike first. */
export function rankItems(scores: readonly SlotScore[]): RankedItem[] {
  const ranks = scores.map(ownScore)
  const votes = groupVotes(scores, ranks)
  const best = new Map<number, { rank: number; at: number; nearest: number }>()
  scores.forEach(({ id, group, likeness }, at) => {
    const rank = ranks[at]! + groupWeight * (votes.get(group) ?? 0)
    const before = best.get(id)
    const nearest = before && likeness <= scores[before.nearest]!.likeness ? before.nearest : at
    best.set(id, before && rank <= before.rank ? { ...before, nearest } : { rank, at, nearest })
  })
  const highestRank = 1 + agreementWeight + groupWeight
  return [...best]
    .sort(([a, one], [b, other]) => other.rank - one.rank || a - b)
    .map(([id, { rank, at, nearest }]) => ({
      id,
      group: scores[at]!.group,
      picture: scores[nearest]!.picture,
      similarity: Math.round(Math.max(0, Math.min(1, rank / highestRank)) * 1000) / 1000,
      likeness: likenessOf(scores[at]!),
    }))
}

function ownScore({ likeness, agreement }: SlotScore): number {
  return likeness + agreementWeight * (1 - 2 ** (-Math.max(0, (agreement?.score ?? 0) - chance) / halfAgreement))
}

/** The share of each group among the best pictures, the better ones counting more. */
function groupVotes(scores: readonly SlotScore[], ranks: number[]): Map<number, number> {
  const best = scores
    .map((_, at) => at)
    .sort((a, b) => ranks[b]! - ranks[a]!)
    .slice(0, voters)
  const last = ranks[best.at(-1)!] ?? 0
  const votes = new Map<number, number>()
  let total = 1e-6
  for (const at of best) {
    const vote = ranks[at]! - last + 0.05
    total += vote
    votes.set(scores[at]!.group, (votes.get(scores[at]!.group) ?? 0) + vote)
  }
  return new Map([...votes].map(([group, vote]) => [group, vote / total]))
}

function likenessOf({ likeness, agreement }: SlotScore): RankedItem['likeness'] {
  if (agreement && agreement.score >= sure.score && agreement.count >= sure.points) return 'same'
  return likeness >= closeLikeness ? 'close' : 'similar'
}
