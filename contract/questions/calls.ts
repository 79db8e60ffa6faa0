import { Type, type Static } from 'typebox'
import { Picture } from '#contract/catalogue/schemas.ts'
import { Enum, Id, Instant, Obj, Page, PageNo, PageSize, Uuid, calls, get, post } from '#contract/core/call.ts'
import { languages } from '#contract/core/languages.ts'
import { questionHideReasons, questionLength } from './constants.ts'

const Lang = Enum(...languages)

/** A text in the language that it was written in. */
const Answer = Obj({ text: Type.String(), lang: Lang, at: Instant })

const content = { id: Uuid, text: Type.String(), lang: Lang, askedAt: Instant }

/** A question that the store has answered. */
export const Question = Obj({ ...content, author: Type.String(), answer: Answer })
export type Question = Static<typeof Question>

export const OwnQuestion = Obj({
  ...content,
  /** Absent while the store has not answered: then nobody else sees the question. */
  answer: Type.Optional(Answer),
  /** Why nobody else sees it; absent where an operator has not hidden it. */
  hidden: Type.Optional(Enum(...questionHideReasons)),
  product: Obj({
    productId: Id,
    name: Type.String(),
    /** BCP 47, where the name is not in the asked language. */
    nameLang: Type.Optional(Type.String()),
    picture: Picture,
    /** Whether its page is still there. */
    listed: Type.Boolean(),
  }),
})
export type OwnQuestion = Static<typeof OwnQuestion>

const Paging = { pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }

export const questionsCalls = calls('questions', {
  list: get('mall/questions', {
    summary: 'Answered questions about a product, by page',
    description: 'The latest answer first.',
    access: 'public',
    cacheSeconds: 5,
    query: Obj({ productId: Id, ...Paging }),
    reply: Obj({ ...Page(Question).properties, storeName: Type.String() }),
  }),
  ask: post('mall/questions', {
    summary: 'Ask the store about a product',
    description: 'Everybody sees the question once it is answered. Ten a day.',
    access: 'member',
    body: Obj({ productId: Id, text: Type.String({ maxLength: 2 * questionLength.max }) }),
    reply: Obj({ id: Uuid }),
  }),
  asked: get('mall/questions/asked', {
    summary: 'The member’s questions, by page',
    description: 'The latest first.',
    access: 'member',
    query: Obj(Paging),
    reply: Page(OwnQuestion),
  }),
  withdraw: post('mall/questions/:id/withdraw', {
    summary: 'Withdraw a question',
    description: 'With its answer, where it has one.',
    access: 'member',
    params: Obj({ id: Uuid }),
    body: Obj({}),
    reply: Obj({}),
  }),
})
