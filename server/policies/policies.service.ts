import { pickText, type Text } from '#contract/core/languages.ts'
import type { Policy, PolicyList } from '#contract/policies/calls.ts'
import { policyPages, policyPath, type PolicyPage } from '#contract/policies/pages.ts'
import { inTransaction, type Ctx } from '#server/context.ts'
import { DomainError } from '#server/platform/domain-error.ts'
import { processCache } from '#server/platform/cache/process-cache.ts'
import * as queries from './policies.queries.ts'
import type { PolicyRow } from './policies.queries.ts'
import { sanitizeHtml } from './policy-html.service.ts'

/** A set of policies as files hold it: groups in their order, each with its policies. */
export interface PolicySet {
  groups: { key: string; name: Text; policies: { key: string; title: Text; html: Text }[] }[]
}

/** Every page links the policies: their groups and titles are in memory. */
export const policyTitles = processCache('policies', ({ db }) => queries.selectTitles(db))

/** Every policy with its place, `{n}-{m}` from 1, among those of its group. */
async function placed(ctx: Ctx) {
  return (await policyTitles.get(ctx)).map(({ id, name, titles }, index) => ({
    ...{ id, name },
    policies: titles.map((row, place) => ({ ...row, groupId: id, type: `${index + 1}-${place + 1}` })),
  }))
}

/** Groups and titles in the caller's language, and the links of merchants. */
export async function listPolicies(ctx: Ctx): Promise<PolicyList> {
  const groups = await placed(ctx)
  const words = (text: Text) => pickText(text, ctx.lang).text
  const { login, register, settlement } = ctx.settings.merchants
  return {
    firstTypeList: groups.map(({ id, name }) => ({ id, name: words(name) })),
    secondTypeMap: Object.fromEntries(
      groups.map(({ id, policies }) => [String(id), policies.map(({ title, type }) => ({ name: words(title), type }))]),
    ),
    merchantUrl: login ?? '',
    merchantRegisterUrl: register ?? '',
    merchantSettlementUrl: settlement ?? '',
  }
}

/** The text of a policy, by its place and the id of its group, or by its key. @throws `notFound` */
export async function policyInfo(ctx: Ctx, asked: { type?: string; id?: number; key?: string }): Promise<Policy> {
  const groups = await placed(ctx)
  const all = groups.flatMap((group) => group.policies.map((policy) => ({ ...policy, group })))
  const found = all.find(({ key, type, groupId }) => (asked.key ? key === asked.key : type === asked.type && groupId === asked.id))
  const row = found && (await queries.selectPolicy(ctx.db, found.key))
  if (!found || !row) throw new DomainError('notFound')
  const { text, lang } = pickText(row.html, ctx.lang)
  return {
    title: pickText(row.title, ctx.lang).text,
    // Written sanitised; what reached the table by another way is not believed either.
    html: sanitizeHtml(text),
    ...(lang === ctx.lang ? {} : { textLang: lang }),
    updatedAt: row.updatedAt.toISOString(),
    type: found.type,
    groupId: found.groupId,
    groupName: pickText(found.group.name, ctx.lang).text,
    canonicalPath: policyPages[found.key as PolicyPage] ?? policyPath(found.type, found.groupId),
  }
}

/** Writes a set in place of all policies there are, sanitised, all or none. Idempotent; unchanged policies keep their date. */
export async function replaceSet(ctx: Ctx, set: PolicySet): Promise<number> {
  const rows = set.groups.flatMap(({ key: group, policies }) =>
    policies.map(({ key, title, html }): PolicyRow => ({ key, group, title, html: sanitized(html) })),
  )
  await inTransaction(ctx, async (ctx) => {
    await queries.lockPolicies(ctx.db)
    await queries.replaceGroups(ctx.db, set.groups)
    await queries.replacePolicies(ctx.db, rows, ctx.now())
    ctx.changed('policies')
  })
  return rows.length
}

const sanitized = (html: Text): Text => Object.fromEntries(Object.entries(html).map(([lang, text]) => [lang, sanitizeHtml(text)])) as Text

/** All policies with their texts in every language, as files hold them. */
export async function exportSet(ctx: Ctx): Promise<PolicySet> {
  const [groups, rows] = await Promise.all([queries.selectGroups(ctx.db), queries.selectPolicies(ctx.db)])
  return {
    groups: groups.map(({ id, key, name }) => ({
      ...{ key, name },
      policies: rows.filter(({ groupId }) => groupId === id).map(({ key, title, html }) => ({ key, title, html })),
    })),
  }
}

/** Writes the set into a mall that has no policies. @returns whether it did */
export async function writeFirstSet(ctx: Ctx, readSet: () => Promise<PolicySet>): Promise<boolean> {
  if (await queries.hasPolicies(ctx.db)) return false
  await replaceSet(ctx, await readSet())
  return true
}
