import { Type, type Static } from 'typebox'
import { FallbackLang } from '#contract/catalogue/schemas.ts'
import { Id, Instant, Obj, calls, get } from '#contract/core/call.ts'

/** `{n}-{m}`: the place of a group among the groups and of a policy in its group, both from 1. */
export const PolicyPlace = Type.String({ pattern: '^[1-9]\\d{0,2}-[1-9]\\d{0,2}$', maxLength: 7 })

export const PolicyList = Obj({
  /** Groups of policies; the footer shows the first three. */
  firstTypeList: Type.Array(Obj({ id: Id, name: Type.String() })),
  /** The policies of each group, by the group's id as text. */
  secondTypeMap: Type.Record(Type.String(), Type.Array(Obj({ name: Type.String(), type: Type.String() }))),
  /** Where merchants sign in; empty without one. */
  merchantUrl: Type.String(),
  /** Where merchants register and see their settlements; empty without one. */
  merchantRegisterUrl: Type.String(),
  merchantSettlementUrl: Type.String(),
})
export type PolicyList = Static<typeof PolicyList>

export const Policy = Obj({
  title: Type.String(),
  /** Sanitised: headings, paragraphs, lists, tables, emphasis and links. */
  html: Type.String(),
  /** The language of title and text where it is not the one asked for. */
  textLang: FallbackLang,
  updatedAt: Instant,
  type: Type.String(),
  groupId: Id,
  groupName: Type.String(),
  /** Where search engines find it: its page of its own where it has one, else its place among the policies. */
  canonicalPath: Type.String(),
})
export type Policy = Static<typeof Policy>

export const policiesCalls = calls('policies', {
  list: get('pc/mall/operationalPolicies/list', {
    summary: 'Groups of policies, the policies of each, and the links of merchants',
    access: 'public',
    cacheSeconds: 30,
    code: '0',
    reply: PolicyList,
  }),
  info: get('pc/mall/operationalPolicies/info', {
    summary: 'The text of a policy',
    description: 'By its place and the id of its group, or by its key.',
    access: 'public',
    cacheSeconds: 30,
    code: '0',
    query: Obj({ type: Type.Optional(PolicyPlace), id: Type.Optional(Id), key: Type.Optional(Type.String({ maxLength: 40 })) }),
    reply: Policy,
  }),
})
