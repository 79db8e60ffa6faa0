import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { Ctx } from '#server/context.ts'
import { rejectedResult } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { counted } from '#contract/core/counted.ts'
import { withPath } from '@kalata/operator-kit/paths/named-paths.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { campaignWindow, readCampaign, type CampaignFile } from './campaigns/campaign-file.rules.ts'
import {
  CampaignRejected,
  changeCampaign,
  createDiscount,
  createLightning,
  listCampaigns,
  resolveItems,
} from './campaigns/campaigns.service.ts'
import { slotWindows, type CampaignState } from './deals.rules.ts'

export const dealsUsage = `deals list | deals create <file> | deals pause|resume|end <key>
    deals create --key <key> --kind lightning|discount --from <day> --to <day> [--slots 10-12,12-14] [--hide-price]
    --product <key> [--offer <key>] | --category <key> | --store <key>  --price <lari> | --percent <n>  [--quota <n>] [--limit <n>]`

const states: Partial<Record<string, CampaignState>> = { pause: 'paused', resume: 'active', end: 'ended' }

/** `kalata deals`: 0 when it is done, 1 when it was rejected, with every reason. @throws UsageError */
export async function dealsCommand(ctx: Ctx, [verb = '', ...rest]: string[]): Promise<CommandResult> {
  const to = states[verb]
  if (verb === 'list' && rest.length === 0) return list(ctx)
  if (verb === 'create') return create(ctx, rest)
  if (!to || rest.length !== 1) throw new UsageError(dealsUsage)
  const [key] = rest as [string]
  const state = await changeCampaign(ctx, key, to)
  if (state === undefined) return { text: `There is no campaign "${key}"`, data: { key, error: 'unknown' }, ok: false }
  const why = state === to ? '' : ' and stays so: create another, under another key'
  return { text: `${key} is ${state}${why}`, data: { key, state }, ok: state === to }
}

async function list(ctx: Ctx): Promise<CommandResult> {
  const campaigns = await listCampaigns(ctx)
  const lines = campaigns.map(({ key, kind, state, startsAt, endsAt, deals, targets, quota, claimed }) => {
    const what = kind === 'lightning' ? `${counted(deals, 'deal')}, ${claimed} of ${quota} claimed` : counted(targets, 'item')
    return `${key}  ${kind}  ${state}  ${startsAt} to ${endsAt}  ${what}`
  })
  return { text: lines.join('\n') || 'No campaign', data: campaigns, ok: true }
}

async function create(ctx: Ctx, args: string[]): Promise<CommandResult> {
  const read = readCampaign(await written(args))
  if ('problems' in read) return rejectedResult(read.problems)
  try {
    await createCampaign(ctx, read.campaign)
  } catch (error) {
    if (error instanceof CampaignRejected) return rejectedResult(error.problems)
    throw error
  }
  const { key, kind } = read.campaign
  return { text: `${key} is made`, data: { key, kind }, ok: true }
}

async function createCampaign(ctx: Ctx, { key, kind, from, to, slots, hidePrice, items }: CampaignFile): Promise<number> {
  const ids = await resolveItems(ctx, items)
  if (kind === 'discount') {
    const window = campaignWindow(from, to)
    if (!window) throw new CampaignRejected(['from and to are days, YYYY-MM-DD, or instants'])
    const targets = items.map(({ price, percent }, place) => ({
      ...ids[place]!,
      ...(price === undefined ? { percent: percent! } : { price }),
    }))
    return createDiscount(ctx, { key, ...window, targets })
  }
  const windows = slotWindows(from, to, slots, ctx.now())
  if (!windows) throw new CampaignRejected(['from, to or slots cannot be read, slots overlap, or there are more than 60 days'])
  const several = items.filter((_, place) => ids[place]!.offerId === undefined)
  if (several.length > 0) throw new CampaignRejected(several.map(({ product }) => `product "${product}" has several offers: name one`))
  const deals = items.map(({ price, quota, limit = 1 }, place) => ({
    offerId: ids[place]!.offerId!,
    price: price!,
    quota: quota!,
    memberLimit: limit,
  }))
  return createLightning(ctx, { key, windows, hidesPrice: hidePrice, deals })
}

/** What the file or the options say. @throws UsageError */
async function written(args: string[]): Promise<unknown> {
  if (args.length === 1 && !args[0]!.startsWith('-')) return fromFile(args[0]!)
  const texts = [
    'key',
    'kind',
    'from',
    'to',
    'slots',
    'product',
    'offer',
    'category',
    'store',
    'price',
    'percent',
    'quota',
    'limit',
  ] as const
  const options = {
    ...Object.fromEntries(texts.map((name) => [name, { type: 'string' as const }])),
    'hide-price': { type: 'boolean' as const },
  }
  let values: Partial<Record<(typeof texts)[number], string>> & { 'hide-price'?: boolean }
  try {
    values = parseArgs({ args, options, strict: true }).values as typeof values
  } catch (error) {
    throw new UsageError(dealsUsage, error)
  }
  const { key, kind, from, to, slots, percent, quota, limit, 'hide-price': hidePrice, ...item } = values
  const counts = Object.fromEntries(
    Object.entries({ percent, quota, limit }).flatMap(([name, text]) => (text === undefined ? [] : [[name, Number(text)]])),
  )
  return {
    key,
    kind,
    from,
    to,
    ...(slots ? { slots: slots.split(',') } : {}),
    ...(hidePrice ? { hidePrice } : {}),
    items: [{ ...item, ...counts }],
  }
}

async function fromFile(path: string): Promise<unknown> {
  const text = await withPath(path, (file) => readFile(file, 'utf8'))
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message}`, { cause: error })
  }
}
