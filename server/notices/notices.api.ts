import { noticesCalls } from '#contract/notices/calls.ts'
import { serve } from '#server/platform/http/calls/calls.ts'
import { listNotices } from './notices.service.ts'

export const noticesApi = serve(noticesCalls, { list: (ctx) => listNotices(ctx) })
