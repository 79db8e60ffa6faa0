/**
 * Campaigns as an operator's file has them: a JSON array, one object a campaign. Prices are texts in lari, times ISO 8601. A price that is a
 * number is rejected: files of earlier releases had tetri there, which must not be read as a hundred times the sum.
 */
import { readInstant } from '#contract/core/instants.ts'
import { tetriOf } from '#contract/core/money.ts'
import { maxGroupHours, maxSeatUnits } from '#contract/groups/constants.ts'

export interface FileCampaign {
  key: string
  offerId: number
  /** Tetri a unit. */
  price: number
  size: number
  hours: number
  maxUnits: number
  startsAt: Date
  endsAt: Date
}

const integers = ['offerId', 'size', 'hours', 'maxUnits'] as const
const instants = ['startsAt', 'endsAt'] as const
const fields = new Set<string>(['key', 'price', ...integers, ...instants])

/**
 * Reads a file. `hours` is 24 where it is absent, `maxUnits` 10, `startsAt` now.
 * @returns every campaign, or what is wrong, naming the place and the field
 */
export function readCampaigns(text: string, now: Date): { campaigns: FileCampaign[] } | { problems: string[] } {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    return { problems: [`not JSON: ${(error as Error).message}`] }
  }
  if (!Array.isArray(list) || list.length === 0) return { problems: ['not an array of campaigns'] }
  const problems: string[] = []
  const campaigns = list.map((entry: unknown, place) => {
    const { value, wrong } = readCampaign(entry, now)
    problems.push(...wrong.map((words) => `${place + 1}: ${words}`))
    return value
  })
  const keys = campaigns.map(({ key }) => key)
  problems.push(...keys.flatMap((key, place) => (keys.indexOf(key) < place ? [`${place + 1}: key ${key} occurs before`] : [])))
  return problems.length > 0 ? { problems } : { campaigns }
}

function readCampaign(entry: unknown, now: Date): { value: FileCampaign; wrong: string[] } {
  const given = { hours: maxGroupHours, maxUnits: maxSeatUnits, startsAt: now.toISOString(), ...(entry as object) } as Record<
    string,
    unknown
  >
  const wrong = Object.keys(given).flatMap((name) => (fields.has(name) ? [] : [`${name} is no field of a campaign`]))
  if (typeof given.key !== 'string' || !/^[\w.-]{1,80}$/.test(given.key)) wrong.push('key must be 1 to 80 letters, digits, dots or dashes')
  for (const name of integers) if (!Number.isSafeInteger(given[name])) wrong.push(`${name} must be a whole number`)
  const price = typeof given.price === 'string' ? tetriOf(given.price) : undefined
  if (price === undefined) wrong.push('price must be lari in quotes, as "35.00"; a number in a file of an earlier release was tetri')
  for (const name of instants)
    if (!isInstant(given[name])) wrong.push(`${name} must be an instant with its zone, as 2026-12-01T10:00:00+04:00`)
  const value = { ...given, price, startsAt: new Date(given.startsAt as string), endsAt: new Date(given.endsAt as string) }
  return { value: value as unknown as FileCampaign, wrong }
}

const isInstant = (value: unknown): boolean => typeof value === 'string' && readInstant(value) !== undefined
