/**
 * How an operator writes a campaign: as a JSON file, or as options that say the same of one item. Amounts are lari with two decimals
 * (`129.90`), days are Tbilisi's, slots its hours. A discount's `to` is the last day; an instant (`2026-11-22T10:00Z`) is that moment.
 */
import { readMoment } from '#contract/core/instants.ts'
import { tetriOf } from '#contract/core/money.ts'
import { defaultSlots } from '#contract/deals/slots.ts'
import { type CampaignKind, campaignKinds } from '../deals.rules.ts'

/** One item as it is written. */
export interface FileItem {
  product?: string
  offer?: string
  category?: string
  store?: string
  /** Tetri. */
  price?: number
  percent?: number
  quota?: number
  limit?: number
}

export interface CampaignFile {
  key: string
  kind: CampaignKind
  from: string
  to: string
  slots: string[]
  hidePrice: boolean
  items: FileItem[]
}

const itemFields = ['product', 'offer', 'category', 'store', 'price', 'percent', 'quota', 'limit']
const fileFields = ['key', 'kind', 'from', 'to', 'slots', 'hidePrice', 'items']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const unknownFields = (value: Record<string, unknown>, known: string[], where: string) =>
  Object.keys(value)
    .filter((name) => !known.includes(name))
    .map((name) => `${where}: unknown field "${name}"`)

/** A campaign as it is written, or every reason why it cannot be read. */
export function readCampaign(value: unknown): { campaign: CampaignFile } | { problems: string[] } {
  if (!isRecord(value)) return { problems: ['a campaign is an object'] }
  const { key, kind, from, to, slots = [...defaultSlots], hidePrice = false, items } = value
  const problems = [
    ...unknownFields(value, fileFields, 'campaign'),
    ...(typeof key === 'string' ? [] : ['key is missing']),
    ...(campaignKinds.some((each) => each === kind) ? [] : [`kind is ${campaignKinds.join(' or ')}`]),
    ...(typeof from === 'string' && typeof to === 'string' ? [] : ['from and to are days, YYYY-MM-DD']),
    ...(Array.isArray(slots) && slots.every((slot) => typeof slot === 'string') ? [] : ['slots is a list of texts like "10-12"']),
    ...(typeof hidePrice === 'boolean' ? [] : ['hidePrice is true or false']),
    ...(Array.isArray(items) ? items.flatMap((item, place) => itemProblems(item, kind, `item ${place + 1}`)) : ['items is a list']),
  ]
  if (problems.length > 0) return { problems }
  const read = (items as Record<string, unknown>[]).map((item) => ({
    ...item,
    ...(item.price === undefined ? {} : { price: tetriOf(item.price)! }),
  }))
  return { campaign: { key, kind, from, to, slots, hidePrice, items: read } as CampaignFile }
}

function itemProblems(item: unknown, kind: unknown, where: string): string[] {
  if (!isRecord(item)) return [`${where} is not an object`]
  const named = ['product', 'category', 'store'].filter((name) => item[name] !== undefined)
  const texts = ['product', 'offer', 'category', 'store'].filter((name) => item[name] !== undefined && typeof item[name] !== 'string')
  const counts = ['percent', 'quota', 'limit'].filter((name) => item[name] !== undefined && !Number.isInteger(item[name]))
  const isLightning = kind === 'lightning'
  return [
    ...unknownFields(item, itemFields, where),
    ...texts.map((name) => `${where}: ${name} is a key`),
    ...counts.map((name) => `${where}: ${name} is a whole number`),
    ...(named.length === 1 ? [] : [`${where} names one of product, category and store`]),
    ...(isLightning && item.product === undefined ? [`${where}: a lightning deal is on a product, with "offer" where it has several`] : []),
    ...(item.price !== undefined && tetriOf(item.price) === undefined ? [`${where}: price is an amount like 129.90`] : []),
    ...(isLightning && (item.price === undefined || item.quota === undefined) ? [`${where} needs price and quota`] : []),
    ...(!isLightning && (item.price === undefined) === (item.percent === undefined) ? [`${where} needs percent or price`] : []),
  ]
}

/** A campaign's dates as instants: the last day belongs to it. Undefined where one cannot be read. */
export function campaignWindow(from: string, to: string): { startsAt: Date; endsAt: Date } | undefined {
  const [startsAt, endsAt] = [readMoment(from, 'start'), readMoment(to, 'end')]
  return startsAt && endsAt && { startsAt, endsAt }
}
