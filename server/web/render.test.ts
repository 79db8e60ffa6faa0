import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { logLines } from '#demo/testing/log-lines.ts'
import type { InProcess } from '#server/platform/http/calls/in-process.ts'
import { renderPage, type LoadStorefront } from './render.ts'

const { log, lines } = logLines('info')
/** A storefront whose loaders throw, and that answers with a status. */
const failing = (status: number, ...errors: unknown[]): Awaited<ReturnType<LoadStorefront>> => ({
  async respond(_request, page) {
    for (const error of errors) page.onError(error)
    return { status, headers: {}, body: new Uint8Array() }
  },
  publicParameters: () => undefined,
  sheets: [],
})
const request = { id: '1', log, headers: {} } as unknown as FastifyRequest
const page = { request, url: new URL('http://localhost/home'), lang: 'en', isPublic: true, offlinePages: false } as const
const calls = { publicSender: () => undefined } as unknown as InProcess

it('what a page failed by is a line of the log, but not what a call has answered with, nor a page that is not there', async () => {
  await renderPage(failing(500, new Error('broken'), Object.assign(new Error('answered'), { answered: true })), calls, page)
  await renderPage(failing(404, new Error('No route matches URL "/a%0ab"')), calls, page)
  expect(lines).toMatchObject([{ level: 50, msg: 'a page could not be rendered', err: { message: 'broken' } }])
})
