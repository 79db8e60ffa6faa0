import type { RouterContextProvider } from 'react-router'
import type { Sender } from '#contract/core/call.ts'
import type { Language } from '#contract/core/languages.ts'
import type { Api } from './client.ts'
import { openClient } from './open-client.ts'
import { pageContext } from './page-context.ts'

/** What a loader needs. */
export interface Page {
  lang: Language
  origin: string
  api: Api
}

type LoaderContext = Readonly<RouterContextProvider>

/** Language, origin and typed client of the page being rendered. */
export function openPage(context: LoaderContext): Page {
  const { lang, origin, send } = context.get(pageContext)
  return { lang, origin, api: openClient(orUnavailable(send)) }
}

/** While the mall cannot answer, a page has its status, so that it is neither stored nor taken for a mistake. */
function orUnavailable(send: Sender): Sender {
  return async (...request) => {
    const reply = await send(...request)
    if (reply.status === 503) throw new Response(null, { status: 503 })
    return reply
  }
}
