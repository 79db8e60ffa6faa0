import { readFile } from 'node:fs/promises'
import { operatorSum } from '#contract/core/money.ts'
import { groupStates } from '#contract/groups/constants.ts'
import type { Ctx } from '#server/context.ts'
import { isUuid, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { withPath } from '@kalata/operator-kit/paths/named-paths.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { readCampaigns } from './campaigns/campaign-file.rules.ts'
import * as campaigns from './campaigns/campaigns.service.ts'
import { expireGroup } from './seats/seats.service.ts'

export const groupsUsage = `groups campaigns | groups create <file> | groups end <key> | groups list [${groupStates.join('|')}] | groups show <id> | groups expire <id>`

/** `kalata groups`: campaigns from a file, and what became of their groups. @throws UsageError */
export async function groupsCommand(ctx: Ctx, [verb, argument = '', ...rest]: string[]): Promise<CommandResult> {
  if (rest.length === 0) {
    if (verb === 'campaigns' && !argument) return listCampaigns(ctx)
    if (verb === 'create' && argument) return create(ctx, argument)
    if (verb === 'end' && argument) return end(ctx, argument)
    if (verb === 'list' && (!argument || groupStates.some((state) => state === argument))) return list(ctx, argument || undefined)
    if (verb === 'show' && isUuid(argument)) return show(ctx, argument)
    if (verb === 'expire' && isUuid(argument)) return expire(ctx, argument)
  }
  throw new UsageError(groupsUsage, problemOf(verb, [argument, ...rest]))
}

/** Which word does not fit, where that can be said. */
function problemOf(verb: string | undefined, [argument = '', ...rest]: string[]): string {
  if (verb === 'list' && argument) return `${[argument, ...rest].join(' ')} is no state`
  return (verb === 'show' || verb === 'expire') && argument && !isUuid(argument) ? `${argument} is no id` : ''
}

async function listCampaigns(ctx: Ctx): Promise<CommandResult> {
  const rows = await campaigns.listForOperator(ctx)
  const lines = rows.map(({ campaign, open, succeeded, expired, cancelled }) => {
    const { key, offerId, price, size, startsAt, endsAt } = campaign
    const time = `${startsAt.toISOString()} to ${endsAt.toISOString()}`
    return `${key}  offer ${offerId}  ${operatorSum(price)}  ${size} seats  ${time}  open ${open}, succeeded ${succeeded}, expired ${expired}, cancelled ${cancelled}`
  })
  const data = rows.map(({ campaign, ...counts }) => ({ ...campaign, groups: counts }))
  return { text: listedText(lines, 'No campaigns', campaigns.maxListed), data, ok: true }
}

async function create(ctx: Ctx, file: string): Promise<CommandResult> {
  const read = readCampaigns(await withPath(file, (path) => readFile(path, 'utf8')), ctx.now())
  if ('problems' in read)
    return { text: read.problems.map((each) => `${file}: ${each}`).join('\n'), data: { problems: read.problems }, ok: false }
  const results = []
  for (const campaign of read.campaigns) results.push(await campaigns.createCampaign(ctx, campaign))
  const lines = results.map(({ key, status, problems }) => `${key}: ${[status, ...problems].join(', ')}`)
  return { text: lines.join('\n'), data: results, ok: results.every(({ status }) => status !== 'rejected') }
}

async function end(ctx: Ctx, key: string): Promise<CommandResult> {
  const ok = await campaigns.endCampaign(ctx, key)
  return { text: ok ? `${key} has ended; its groups go on` : `${key} is unknown or over`, data: { key, ended: ok }, ok }
}

async function list(ctx: Ctx, state: string | undefined): Promise<CommandResult> {
  const rows = await campaigns.groupsForOperator(ctx, state)
  const lines = rows.map(
    ({ id, campaign, state: is, paidSeats, claimedSeats, size, deadline }) =>
      `${id}  ${campaign}  ${is}  ${paidSeats} paid and ${claimedSeats} claimed of ${size}  until ${deadline.toISOString()}`,
  )
  return { text: listedText(lines, 'No groups', campaigns.maxListed), data: rows, ok: true }
}

async function show(ctx: Ctx, id: string): Promise<CommandResult> {
  const found = await campaigns.groupForOperator(ctx, id)
  if (!found) return { text: `${id} is unknown`, data: { id, error: 'notFound' }, ok: false }
  const { group, seats } = found
  const head = `${id}  ${group.campaign}  ${group.state}  ${group.size} seats at ${operatorSum(group.price)}  until ${group.deadline.toISOString()}`
  const lines = seats.map(({ seatNo, state, orderNo, payment, authorised, captured, voided, refunded }) => {
    const sums = { authorised, captured, voided, refunded }
    const money = Object.entries(sums).flatMap(([name, sum]) => (sum > 0 ? [`${name} ${operatorSum(sum)}`] : []))
    return `  seat ${seatNo}  ${state}  ${orderNo}  ${payment}${money.length > 0 ? `  ${money.join(', ')}` : ''}`
  })
  return { text: [head, ...lines].join('\n'), data: found, ok: true }
}

async function expire(ctx: Ctx, id: string): Promise<CommandResult> {
  const ok = await expireGroup(ctx, id)
  return { text: ok ? `${id} has expired; its money is being released` : `${id} is unknown or not open`, data: { id, expired: ok }, ok }
}
