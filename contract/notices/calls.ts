import { Type, type Static } from 'typebox'
import { FallbackLang } from '#contract/catalogue/schemas.ts'
import { Id, Obj, calls, get } from '#contract/core/call.ts'

/** A line of the ticker: plain text, never markup. */
export const Notice = Obj({
  id: Id,
  text: Type.String(),
  textLang: FallbackLang,
  /** A page of the mall that it leads to. */
  link: Type.Optional(Type.String()),
})
export type Notice = Static<typeof Notice>

export const noticesCalls = calls('notices', {
  list: get('pc/mall/notice/list', {
    summary: 'The notices of the ticker in the language asked for',
    description: 'Those that are shown now, in their order.',
    access: 'public',
    cacheSeconds: 5,
    reply: Type.Array(Notice),
  }),
})
