import type { Ctx } from '#server/context.ts'
import { changeResult, listedText } from '#server/platform/command-results.ts'
import type { CommandResult } from '#server/module.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { counted } from '#contract/core/counted.ts'
import { UsageError } from '#server/platform/usage-error.ts'
import { members } from './members.service.ts'
import { deleteForOperator, exportForOperator } from './personal-data.service.ts'

export const membersUsage = `members list [<text>] | members show|block|unblock|export|delete <id, e-mail or phone>`

type Verb = (ctx: Ctx, id: string) => Promise<CommandResult>

/** `kalata members`: who they are, blocked, exported and deleted. @throws UsageError */
export async function membersCommand(ctx: Ctx, [verb = '', ...rest]: string[]): Promise<CommandResult> {
  if (verb === 'list') return list(ctx, rest.join(' '))
  const [name] = rest
  if (!Object.hasOwn(verbs, verb) || !name || rest.length > 1) throw new UsageError(membersUsage)
  try {
    return await verbs[verb]!(ctx, (await members.find(ctx, name)).id)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return {
      text: whyNot(name, error),
      data: { member: name, error: error.key, ...(error.params ? { params: error.params } : {}) },
      ok: false,
    }
  }
}

function whyNot(name: string, { key, params: { count, orders } }: DomainError): string {
  if (key === 'notFound') return `${name} is unknown`
  const what = counted(Number(count), 'order')
  return key === 'account.openRefunds'
    ? `${name} waits for the money of ${what}: ${orders}; kalata refunds list has its refunds`
    : `${name} waits for ${what} to be finished: ${orders}`
}

const verbs: Record<string, Verb> = {
  show: async (ctx, id) => {
    const data = await members.show(ctx, id)
    const lines = Object.entries(data).map(([field, value]) => `${field}  ${value ?? ''}`.trimEnd())
    return { text: lines.join('\n'), data, ok: true }
  },
  block: async (ctx, id) => changeResult(id, await members.setBlocked(ctx, id, true), 'is blocked and signed out', 'was blocked before'),
  unblock: async (ctx, id) => changeResult(id, await members.setBlocked(ctx, id, false), 'can sign in again', 'was not blocked'),
  export: async (ctx, id) => {
    const data = await exportForOperator(ctx, id)
    return { text: JSON.stringify(data, undefined, 2), data, ok: true }
  },
  delete: async (ctx, id) => {
    await deleteForOperator(ctx, id)
    return { text: `${id} is deleted; finished orders stay without recipient`, data: { id, deleted: true }, ok: true }
  },
}

async function list(ctx: Ctx, text: string): Promise<CommandResult> {
  const rows = await members.list(ctx, text)
  const lines = rows.map(({ id, memberType, firstName, lastName, companyName, email, mobilePhone, createdAt, blockedAt }) => {
    const account = [email, mobilePhone].filter(Boolean).join(', ')
    const name = companyName ?? `${firstName} ${lastName}`.trim()
    return `${id}  ${memberType === 1 ? 'legal entity' : 'natural person'}  ${name}  ${account}  since ${createdAt.toISOString()}${blockedAt ? '  blocked' : ''}`
  })
  return { text: listedText(lines, 'No members', members.maxListed), data: rows, ok: true }
}
