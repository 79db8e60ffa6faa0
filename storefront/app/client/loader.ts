import type { RouterContextProvider } from 'react-router'
import type { Sender } from '#contract/core/call.ts'
import type { Language } from '#contract/core/languages.ts'
import { CallError, openClient, type Api } from './client.ts'
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

const isAbsent = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400)

/** Undefined where there is no such thing; every other error is thrown. */
export async function orAbsent<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/** Turns "not found" and "not yours" into the 404 page; everything else keeps its status. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isAbsent(error)) throw new Response(null, { status: 404 })
    throw error
  }
}
