import { Type, type Static } from 'typebox'
import { Enum, Instant, Obj, Page, PageNo, PageSize, Uuid, calls, get, post } from '#contract/core/call.ts'
import { feedbackLength, feedbackTypes, maxFeedbackPictures } from './constants.ts'

const Kind = Enum(...feedbackTypes)

export const Feedback = Obj({
  id: Uuid,
  type: Kind,
  text: Type.String(),
  contact: Type.Optional(Type.String()),
  /** Of the order that it is about. */
  orderNo: Type.Optional(Type.String()),
  /** Addresses of pictures on our own server. */
  images: Type.Array(Type.String()),
  createdAt: Instant,
  reply: Type.Optional(Type.String()),
  repliedAt: Type.Optional(Instant),
})
export type Feedback = Static<typeof Feedback>

export const feedbackCalls = calls('feedback', {
  add: post('userFeedBack/addFeedBack', {
    summary: 'Send feedback to the mall',
    description: 'Pictures are uploads of the member, an order is one of theirs. Ten a day.',
    access: 'member',
    body: Obj({
      type: Kind,
      text: Type.String({ maxLength: feedbackLength.max }),
      contact: Type.Optional(Type.String({ maxLength: 120 })),
      orderNo: Type.Optional(Type.String({ maxLength: 40 })),
      images: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: maxFeedbackPictures })),
    }),
    reply: Obj({ id: Uuid }),
  }),
  list: get('mall/feedback', {
    summary: "The member's own feedback with the replies, by page",
    description: 'The latest first.',
    access: 'member',
    query: Obj({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
    reply: Page(Feedback),
  }),
})
